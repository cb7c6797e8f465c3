package org.kivy.android;

import android.content.Intent;
import android.os.Bundle;

/** As much of python-for-android's as Entry needs; tests/test_package.py compares the two. */
public class PythonActivity {
    public static final int RESULT_OK = -1;

    private Intent intent;

    public Intent getIntent() {
        return intent;
    }

    public void setIntent(Intent intent) {
        this.intent = intent;
    }

    protected void onCreate(Bundle savedInstanceState) {
        Intent seen = getIntent();
        if (seen == null) System.out.println("no intent");
        else System.out.println(seen.getAction() + (seen.getData() == null ? "" : " with data"));
    }

    protected void onNewIntent(Intent intent) {}

    protected void onActivityResult(int requestCode, int resultCode, Intent intent) {}
}
