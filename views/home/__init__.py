"""The first screen: tables begun, and a new one."""
