package android.os;

/** As much of Android's as Entry needs. */
public class Bundle {}
