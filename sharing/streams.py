"""Android files: content URIs and streams instead of paths."""

import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from sharing import java
from sharing.phone import CANCELLED, COMING, LARGEST, PICKED, TOO_LARGE, Outcome

#: Folder for our files, relative to the shared storage.
DOWNLOADS = "Download/Elvaland"
#: Chunk size in bytes.
CHUNK = 1 << 16


def save_to_downloads(path: Path, mime: str) -> Any:
    """Save a file to the downloads through MediaStore; returns its content URI. Hidden from others until complete."""
    resolver = java.activity().getContentResolver()
    values = java.java_class("android.content.ContentValues")()
    values.put("_display_name", path.name)
    values.put("mime_type", mime)
    values.put("relative_path", DOWNLOADS)
    values.put("is_pending", "1")
    uri = resolver.insert(java.java_class("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI, values)
    if uri is None:
        raise OSError("no downloads")
    try:
        with os.fdopen(_descriptor(resolver, uri, "w"), "wb") as there, path.open("rb") as here:
            shutil.copyfileobj(here, there)
        values.clear()
        values.put("is_pending", "0")
        resolver.update(uri, values, None, None)
    except Exception:
        resolver.delete(uri, None, None)
        raise
    return uri


def copy_to_external_cache(path: Path) -> Any:
    """Copy a file to the external cache and return its file URI, for Android versions before MediaStore downloads."""
    folder = java.activity().getExternalCacheDir()
    if folder is None:
        raise OSError("no storage")
    there = Path(folder.getAbsolutePath()) / path.name
    shutil.copyfile(path, there)
    mode = java.java_class("android.os.StrictMode")
    mode.setVmPolicy(java.java_class("android.os.StrictMode$VmPolicy$Builder")().build())
    return java.java_class("android.net.Uri").fromFile(java.java_class("java.io.File")(str(there)))


def pending_file(uri: Any) -> Outcome:
    """Outcome with a fetch function for a content URI: the file may be in a cloud, and has no path."""
    if uri is None:
        return Outcome(CANCELLED)
    return Outcome(COMING, fetch=partial(_fetch, java.activity().getContentResolver(), uri))


def _fetch(resolver: Any, uri: Any, progress: Callable[[float], object]) -> Outcome:
    """Copy the content of a URI to the cache, in a background thread."""
    try:
        with os.fdopen(_descriptor(resolver, uri, "r"), "rb") as here:
            size = os.fstat(here.fileno()).st_size or LARGEST  # a pipe has no size
            return save_to_cache(_with_progress(iter(lambda: here.read(CHUNK), b""), size, progress))
    except Exception as error:
        return Outcome.failed(error)
    finally:
        java.leave_thread()


def _with_progress(chunks: Iterable[bytes], size: int, progress: Callable[[float], object]) -> Iterator[bytes]:
    read = 0
    for chunk in chunks:
        read += len(chunk)
        progress(min(1.0, read / size))
        yield chunk


def _descriptor(resolver: Any, uri: Any, how: str) -> int:
    opened = resolver.openFileDescriptor(uri, how)
    if opened is None:
        raise OSError("no such file")
    return int(opened.detachFd())


def save_to_cache(chunks: Iterable[bytes]) -> Outcome:
    """Save chunks to the cache, up to the size limit."""
    there, size = Path(java.activity().getCacheDir().getAbsolutePath()) / "picked", 0
    with there.open("wb") as copy:
        for chunk in chunks:
            size += len(chunk)
            if size > LARGEST:
                copy.truncate(0)
                return Outcome(TOO_LARGE)
            copy.write(chunk)
    return Outcome(PICKED, where=there)
