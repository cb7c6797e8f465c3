package org.elvaland;

import android.content.Intent;
import android.os.Bundle;
import org.kivy.android.PythonActivity;

/**
 * The app as Android opens it. Where Android has ended it and kept its place in the list of recent apps, what another app
 * hands over arrives before Python runs, and so does a file that was being chosen meanwhile. PythonActivity would drop
 * both: here they wait until somebody listens.
 */
public class Entry extends PythonActivity {
    private boolean heard = false;
    private Intent missed = null;

    /**
     * PythonActivity runs whatever Python an intent with the action org.kivy.LAUNCH names, and until Android 12 any app
     * can send one. It only gets to see the actions of package/intents.xml, and else that the app was opened.
     */
    @Override
    protected void onCreate(Bundle savedInstanceState) {
        Intent intent = getIntent();
        String action = intent == null ? null : intent.getAction();
        if (!Intent.ACTION_VIEW.equals(action) && !Intent.ACTION_SEND.equals(action)) {
            setIntent(new Intent(Intent.ACTION_MAIN));
        }
        super.onCreate(savedInstanceState);
    }

    @Override
    protected void onNewIntent(Intent intent) {
        if (!keep(intent)) super.onNewIntent(intent);
    }

    @Override
    protected void onActivityResult(int requestCode, int resultCode, Intent intent) {
        boolean chosen = resultCode == RESULT_OK && intent != null && intent.getData() != null;
        if (!keep(chosen ? new Intent(Intent.ACTION_VIEW, intent.getData()) : null)) {
            super.onActivityResult(requestCode, resultCode, intent);
        }
    }

    /** Whether nobody listens yet. */
    private synchronized boolean keep(Intent intent) {
        if (!heard && intent != null) missed = intent;
        return !heard;
    }

    /** From now on Python listens; what came before, or nothing. */
    public synchronized Intent listen() {
        heard = true;
        Intent waiting = missed;
        missed = null;
        return waiting;
    }
}
