//! The terminal: taken over at the start, and given back however the program ends.

use std::io::{self, Stdout};
use std::panic;

use crossterm::cursor::Show;
use crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
use crossterm::execute;
use crossterm::style::Print;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

/// Has the terminal remember the title of its window, and take it back (xterm's window operations; others ignore them).
const KEEP_TITLE: &str = "\x1b[22;0t";
const LAST_TITLE: &str = "\x1b[23;0t";

/// The terminal while this program draws on it.
pub(crate) struct Screen {
    pub(crate) terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    /// Takes the terminal over. A panic gives it back before its message is printed.
    pub(crate) fn take() -> io::Result<Screen> {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            give_back();
            before(info);
        }));
        take_over()?;
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout())).inspect_err(|_| give_back())?;
        Ok(Screen { terminal })
    }

    /// Forgets what is on the screen, so that the next frame is drawn as a whole.
    pub(crate) fn forget(&mut self) -> io::Result<()> {
        // `Terminal::clear` would ask the terminal for its cursor, and the answer would arrive among the keys.
        let size = self.terminal.size()?;
        self.terminal.resize(size.into())
    }

    /// Gives the terminal to the shell until the program is continued.
    #[cfg(unix)]
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        give_back();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        take_over()?;
        self.forget()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

fn take_over() -> io::Result<()> {
    enable_raw_mode()?;
    let mut out = io::stdout();
    execute!(out, Print(KEEP_TITLE), SetTitle("LYNGK"), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)
        .inspect_err(|_| give_back())
}

/// If the terminal is gone, there is nothing to give back.
fn give_back() {
    let _ = execute!(
        io::stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        Show,
        Print(LAST_TITLE)
    );
    let _ = disable_raw_mode();
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::fs::{File, OpenOptions};
    use std::io::Read;
    use std::process::Command;

    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

    use super::*;

    /// Runs only in the terminal of the test below.
    #[test]
    #[ignore = "panics"]
    fn panics() {
        let _screen = Screen::take().expect("a terminal");
        panic!("the message of the panic");
    }

    #[test]
    fn a_panic_gives_the_terminal_back_before_its_message() {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a pseudo-terminal");
        grantpt(&master).and_then(|()| unlockpt(&master)).expect("the other end");
        let name = ptsname(&master, Vec::new()).expect("its name").into_string().expect("UTF-8");
        let end = || OpenOptions::new().read(true).write(true).open(&name).expect("the other end");
        let program = std::env::current_exe().expect("this program");
        let arguments = ["--exact", "screen::tests::panics", "--ignored", "--nocapture"];
        let mut command = Command::new(program);
        command.args(arguments).env("RUST_BACKTRACE", "0").stdin(end()).stdout(end()).stderr(end());
        let mut child = command.spawn().expect("the program starts");
        drop(command);
        let (mut reader, mut bytes, mut buffer) = (File::from(master), Vec::new(), [0; 4_096]);
        // Reading fails when the program has closed its end.
        while let Ok(count @ 1..) = reader.read(&mut buffer) {
            bytes.extend_from_slice(&buffer[..count]);
        }
        assert!(!child.wait().expect("the end").success());
        let written = String::from_utf8_lossy(&bytes).into_owned();
        let place = |what: &str| written.find(what).unwrap_or_else(|| panic!("{what} is missing in {written:?}"));
        assert!(place("\x1b[?1049h") < place("\x1b[?1049l"));
        assert!(place("\x1b[?1049l") < place("the message of the panic"));
        let modes = rustix::termios::tcgetattr(end()).expect("the modes of the terminal").local_modes;
        assert!(modes.contains(rustix::termios::LocalModes::ICANON | rustix::termios::LocalModes::ECHO));
    }
}
