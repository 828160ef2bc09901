//! A real terminal for the program: a pseudo-terminal whose screen is read.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

/// How long the program may take to show something. The machine may be busy.
const PATIENCE: Duration = Duration::from_mins(1);

/// A terminal with the program in it.
pub(crate) struct Terminal {
    child: Child,
    keyboard: Option<File>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    /// Everything that the program has written.
    pub(crate) bytes: Vec<u8>,
}

/// A folder with saved games, which is empty at first.
pub(crate) struct Home(tempfile::TempDir);

impl Home {
    pub(crate) fn new() -> Home {
        Home(tempfile::tempdir().expect("a folder"))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// The saved game.
    pub(crate) fn game(&self) -> PathBuf {
        self.path().join("lyngk/game.lgn")
    }

    /// The number of turns of the saved game.
    pub(crate) fn turns(&self) -> usize {
        let text = std::fs::read_to_string(self.game()).expect("a saved game");
        let record: lyngk_rules::Record = text.parse().expect("a record");
        record.main_line().count()
    }

    /// The program with this folder, without a terminal.
    pub(crate) fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(arguments).env_clear().env("XDG_DATA_HOME", self.path()).env("LANG", "C.UTF-8");
        command.env("PATH", std::env::var_os("PATH").unwrap_or_default()).current_dir(self.path());
        command
    }

    /// The program in a terminal of this size.
    pub(crate) fn terminal(&self, arguments: &[&str], size: (u16, u16)) -> Terminal {
        self.terminal_with(arguments, size, &[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")])
    }

    /// The same with other variables of the environment.
    pub(crate) fn terminal_with(&self, arguments: &[&str], size: (u16, u16), variables: &[(&str, &str)]) -> Terminal {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a pseudo-terminal");
        grantpt(&master).expect("the other end");
        unlockpt(&master).expect("the other end");
        let name = ptsname(&master, Vec::new()).expect("its name").into_string().expect("UTF-8");
        let master = File::from(master);
        tcsetwinsize(&master, winsize(size)).expect("a size");
        let end = OpenOptions::new().read(true).write(true).open(&name).expect("the other end");
        let stdio = || Stdio::from(end.try_clone().expect("a copy"));
        // The program gets a session of its own with this terminal, so that signals of the terminal reach it.
        let all = [&["--ctty", env!("CARGO_BIN_EXE_lyngk")], arguments].concat();
        let mut command = self.command("setsid", &all);
        command.envs(variables.iter().copied()).stdin(stdio()).stdout(stdio()).stderr(stdio());
        let child = command.spawn().expect("setsid starts the program");
        drop((command, end));
        let (sender, output) = mpsc::channel();
        let mut reader = master.try_clone().expect("a copy");
        std::thread::spawn(move || {
            let mut buffer = [0; 4_096];
            // Reading fails when the program has closed its end.
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Terminal {
            child,
            keyboard: Some(master),
            output,
            screen: vt100::Parser::new(rows(size), columns(size), 0),
            bytes: Vec::new(),
        }
    }
}

fn columns(size: (u16, u16)) -> NonZeroU16 {
    NonZeroU16::new(size.0).expect("columns")
}

fn rows(size: (u16, u16)) -> NonZeroU16 {
    NonZeroU16::new(size.1).expect("rows")
}

fn winsize((columns, rows): (u16, u16)) -> Winsize {
    Winsize { ws_col: columns, ws_row: rows, ws_xpixel: 0, ws_ypixel: 0 }
}

impl Terminal {
    /// Types keys.
    pub(crate) fn press(&mut self, keys: &str) {
        let keyboard = self.keyboard.as_mut().expect("the window is open");
        keyboard.write_all(keys.as_bytes()).expect("the program reads its keys");
    }

    /// What the screen shows.
    pub(crate) fn text(&self) -> String {
        self.screen.screen().contents()
    }

    pub(crate) fn screen(&self) -> &vt100::Screen {
        self.screen.screen()
    }

    fn take(&mut self, bytes: &[u8]) {
        self.screen.process(bytes);
        self.bytes.extend_from_slice(bytes);
    }

    /// Waits until the screen shows a text.
    pub(crate) fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    /// Waits until the screen does not show a text any more.
    pub(crate) fn wait_for_no(&mut self, text: &str) {
        self.wait_until(text, |screen| !screen.contains(text));
    }

    pub(crate) fn wait_until(&mut self, what: &str, is_right: impl Fn(&str) -> bool) {
        self.wait_until_screen(what, |screen| is_right(&screen.contents()));
    }

    pub(crate) fn wait_until_screen(&mut self, what: &str, is_right: impl Fn(&vt100::Screen) -> bool) {
        let end = Instant::now() + PATIENCE;
        while !is_right(self.screen()) {
            match self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Timeout) => panic!("it takes too long: {what}\n{}", self.text()),
                Err(RecvTimeoutError::Disconnected) => panic!("the program has ended: {what}\n{}", self.text()),
            }
        }
    }

    /// Changes the size of the window.
    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        self.screen.set_size(rows(size), columns(size));
        let keyboard = self.keyboard.as_ref().expect("the window is open");
        tcsetwinsize(keyboard, winsize(size)).expect("another size");
    }

    /// Closes the window.
    pub(crate) fn close(&mut self) {
        self.keyboard = None;
    }

    /// The number of the process.
    pub(crate) fn process(&self) -> rustix::process::Pid {
        rustix::process::Pid::from_child(&self.child)
    }

    pub(crate) fn signal(&self, signal: rustix::process::Signal) {
        rustix::process::kill_process(self.process(), signal).expect("the program runs");
    }

    /// Waits for the end of the program. Its terminal must be as it was before.
    pub(crate) fn end(&mut self) -> ExitStatus {
        let end = Instant::now() + PATIENCE;
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("the program") {
                break status;
            }
            assert!(Instant::now() < end, "the program does not end\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        };
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(100)) {
            self.take(&bytes);
        }
        status
    }

    /// Waits for the end of the program, which must be a success, and checks that the terminal is as it was before.
    pub(crate) fn ends_well(&mut self) {
        let status = self.end();
        assert_eq!((status.code(), status.signal()), (Some(0), None), "{}", self.text());
        self.is_given_back();
    }

    /// Checks that the terminal is as it was before the program.
    pub(crate) fn is_given_back(&self) {
        let screen = self.screen();
        assert!(!screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste());
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        let Some(keyboard) = &self.keyboard else { return };
        let modes = rustix::termios::tcgetattr(keyboard).expect("the modes of the terminal").local_modes;
        let cooked =
            rustix::termios::LocalModes::ICANON | rustix::termios::LocalModes::ECHO | rustix::termios::LocalModes::ISIG;
        assert!(modes.contains(cooked), "the terminal is still raw");
    }

    /// The processor time that the program has used, in ticks of the system.
    pub(crate) fn ticks(&self) -> u64 {
        [11, 12].map(|field| self.stat()[field].parse::<u64>().expect("ticks")).iter().sum()
    }

    /// The state of the process: `T` if it is stopped.
    pub(crate) fn state(&self) -> String {
        self.stat().swap_remove(0)
    }

    /// What the system tells about the process, after its name.
    fn stat(&self) -> Vec<String> {
        let path = format!("/proc/{}/stat", self.process().as_raw_nonzero());
        let stat = std::fs::read_to_string(path).expect("the process");
        // The name of the program may contain blanks.
        stat.rsplit(')').next().unwrap_or_default().split_whitespace().map(ToOwned::to_owned).collect()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
