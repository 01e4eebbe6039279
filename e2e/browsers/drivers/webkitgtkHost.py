"""A WebKitGTK window that WebKitWebDriver drives. MiniBrowser can't be narrower than 447 px; this window can.

Appends a page's uncaught errors and violations of its policy to the file that --problems names, one per line.
"""

import argparse

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

WATCH = """
const tell = (text) => window.webkit.messageHandlers.problems.postMessage(String(text));
addEventListener('error', ({ message }) => message && tell(message));
addEventListener('unhandledrejection', ({ reason }) => tell(reason));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  tell(`Content Security Policy: ${effectiveDirective} forbids ${blockedURI} on ${location}`));
"""

options = argparse.ArgumentParser()
options.add_argument("--problems", required=True)
options.add_argument("--size", required=True)
options.add_argument("--reduced-motion", action="store_true")
options = options.parse_args()

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def note(_, result):
    with open(options.problems, "a", encoding="utf-8") as file:
        file.write(result.get_js_value().to_string().replace("\n", " ") + "\n")


def create_view(_):
    frames = WebKit2.UserContentInjectedFrames.ALL_FRAMES
    start = WebKit2.UserScriptInjectionTime.START
    content = WebKit2.UserContentManager()
    content.connect("script-message-received::problems", note)
    content.register_script_message_handler("problems")
    content.add_script(WebKit2.UserScript(WATCH, frames, start, None, None))
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    width, height = map(int, options.size.split("x"))
    window = Gtk.Window(default_width=width, default_height=height)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    view.connect("close", lambda _: window.destroy())
    window.show_all()
    return view


def started(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


Gtk.init(None)
Gtk.Settings.get_default().props.gtk_enable_animations = not options.reduced_motion
context.connect("automation-started", started)
Gtk.main()
