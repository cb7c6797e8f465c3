"""Clean Debian systems to try things in: made by debootstrap, with the mirrors and proxies of this machine."""

import ast
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build/fresh"

#: Releases unknown to this debootstrap use the script of the newest known one.
SCRIPT = "/usr/share/debootstrap/scripts/sid"
OPENGL = "libgl1", "libegl1", "libgl1-mesa-dri"
#: apt settings copied from this machine.
APT = "Acquire::http::", "Acquire::https::", "Acquire::Check-Valid-Until"
#: pip settings copied from this machine; paths to local folders are not.
PIP = "index-url", "extra-index-url", "trusted-host", "proxy", "default-timeout", "timeout"
CERTIFICATES = Path("etc/pip-certificates.pem")

#: Run in new namespaces, so that mounts and processes end with the command.
ENTER = """
mount --rbind /dev "$0/dev" && mount -t tmpfs -o mode=1777 shm "$0/dev/shm" && mount --rbind /sys "$0/sys" &&
mount -t proc proc "$0/proc" && exec nice chroot --userspec="$1" "$0" /usr/bin/env -i PATH="$PATH" HOME="$2" sh -c "$3"
"""


@dataclass(frozen=True)
class Chroot:
    """A system in a folder, and the user who runs commands there."""

    root: Path
    user: str = "root"

    @property
    def home(self) -> str:
        return "/root" if self.user == "root" else f"/home/{self.user}"

    def unpack(self, archive: Path) -> None:
        """Make the system from a base system."""
        shutil.rmtree(self.root, ignore_errors=True)
        self.root.mkdir(parents=True)
        subprocess.run(["tar", "-xf", archive, "-C", self.root], check=True)
        _configure_apt(self.root)
        _configure_pip(self.root)
        if self.user != "root":
            self.prepare(f"useradd --create-home {self.user}")

    def install(self, *packages: str) -> None:
        install = f"apt-get install -qq --yes --no-install-recommends {' '.join(packages)}"
        self.prepare(f"apt-get update -qq && DEBIAN_FRONTEND=noninteractive {install}")

    def prepare(self, command: str) -> None:
        """Run a command as root that must succeed."""
        done = self.do(command, "root")
        if done.returncode:
            sys.exit(f"{command}: status {done.returncode}\n{done.stdout}")

    def do(self, command: str, user: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command, in `elvaland` at home if that is there."""
        user = user or self.user
        told = [str(self.root), user, "/root" if user == "root" else self.home]
        enter = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--", "sh", "-c", ENTER, *told]
        within = f"cd {self.home}/elvaland 2>/dev/null || cd /; {command}"
        paths = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        # stdout and stderr together, as in a terminal
        return subprocess.run(
            [*enter, within],
            env=paths,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )


def check_tools() -> None:
    """Exit where no system can be made."""
    if os.geteuid() or not shutil.which("debootstrap"):
        sys.exit("This needs root and debootstrap.")


def bootstrapped(release: str, *packages: str) -> Path:
    """A base system with some packages as an archive, cached until it is deleted by hand."""
    packed = FOLDER / f"{'-'.join((release, *packages))}.tar"
    if not packed.exists():
        root, part = packed.with_suffix(""), packed.with_suffix(".part")
        FOLDER.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(root, ignore_errors=True)
        include = f"--include={','.join(packages)}"
        make = ["debootstrap", "--variant=minbase", include, release, str(root), mirror(), SCRIPT]
        subprocess.run(["unshare", "--mount", "--", *make], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["tar", "-cf", part, "-C", root, "."], check=True)
        part.rename(packed)
        shutil.rmtree(root)
    return packed


def mirror() -> str:
    """Debian mirror of this machine."""
    ask = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Label: Debian"]
    found = subprocess.run(ask, check=True, capture_output=True, text=True).stdout.split()
    return found[0] if found else sys.exit("This machine's apt knows no mirror of Debian.")


def _configure_apt(root: Path) -> None:
    """Copy apt's settings."""
    told = subprocess.run(["apt-config", "dump", "--no-empty"], check=True, capture_output=True, text=True).stdout
    lines = [line for line in told.splitlines() if line.startswith(APT)]
    (root / "etc/apt/apt.conf.d/fresh").write_text("\n".join(lines) + "\n", "utf-8")


def _configure_pip(root: Path) -> None:
    """Copy pip's index settings."""
    list_all = [str(Path(sys.base_prefix) / "bin/python3"), "-m", "pip", "config", "list"]
    told = subprocess.run(list_all, check=True, capture_output=True, text=True).stdout
    options: dict[str, str] = {}
    for line in told.splitlines():
        key, _, value = line.partition("=")
        options[key.rpartition(".")[2]] = ast.literal_eval(value)
    far = {name: [value for value in options.get(name, "").split() if not value.startswith("file:")] for name in PIP}
    lines = ["[global]", *(f"{name} = {' '.join(values)}" for name, values in far.items() if values)]
    if certificates := options.get("cert"):
        shutil.copy(certificates, root / CERTIFICATES)
        lines.append(f"cert = /{CERTIFICATES}")
    (root / "etc/pip.conf").write_text("\n".join(lines) + "\n", "utf-8")
