package org.elvaland;

import android.content.Intent;
import org.kivy.android.PythonActivity;

/**
 * The app as Android opens it. Where Android has ended it and kept its place in the list of recent apps, what another app
 * hands over arrives before Python runs, and so does a file that was being chosen meanwhile. PythonActivity would drop
 * both: here they wait until somebody listens.
 */
public class Entry extends PythonActivity {
    private boolean heard = false;
    private Intent missed = null;

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
