package android.net;

/** As much of Android's as Entry needs. */
public class Uri {}
