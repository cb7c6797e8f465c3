"""The rules of Nidavellir, Thingvellir and Idavoll."""
