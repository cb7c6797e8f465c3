package android.content;

import android.net.Uri;

/** As much of Android's as Entry needs. */
public class Intent {
    public static final String ACTION_MAIN = "android.intent.action.MAIN";
    public static final String ACTION_SEND = "android.intent.action.SEND";
    public static final String ACTION_VIEW = "android.intent.action.VIEW";

    private final String action;
    private final Uri data;

    public Intent(String action) {
        this(action, null);
    }

    public Intent(String action, Uri data) {
        this.action = action;
        this.data = data;
    }

    public String getAction() {
        return action;
    }

    public Uri getData() {
        return data;
    }
}
