package org.elvaland;

import android.content.Intent;
import android.net.Uri;

/** Opens Entry with an intent of each action that is named, and without any; it prints what PythonActivity sees. */
class Opened {
    public static void main(String[] actions) {
        for (String action : actions) open(new Intent(action, new Uri()));
        open(new Intent(null, new Uri()));
        open(null);
    }

    private static void open(Intent intent) {
        Entry entry = new Entry();
        entry.setIntent(intent);
        entry.onCreate(null);
    }
}
