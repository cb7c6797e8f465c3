package org.elvaland;

import android.content.Intent;
import org.kivy.android.PythonActivity;

/**
 * The app as Android opens it. Where Android has ended it and kept its place in the list of recent apps, what another app
 * hands over arrives before Python runs, and PythonActivity would drop it: here it waits until somebody listens.
 */
public class Entry extends PythonActivity {
    private boolean heard = false;
    private Intent missed = null;

    @Override
    protected void onNewIntent(Intent intent) {
        synchronized (this) {
            if (!heard) {
                missed = intent;
                return;
            }
        }
        super.onNewIntent(intent);
    }

    /** From now on Python listens; what came before, or nothing. */
    public synchronized Intent listen() {
        heard = true;
        Intent waiting = missed;
        missed = null;
        return waiting;
    }
}
