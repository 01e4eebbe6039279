import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import type { FrameRequest, FrameState } from '../protocol.ts';
import { evaluate } from './evaluate.ts';

/** The pause between two messages in ms. The page removes a frame that sends too many. */
const PAUSE = 100;

let state: FrameState = { isShown: false, height: 0 };
let isWaiting = false;

/** Changes the state, and sends it to the page after a pause. */
function update(change: Partial<FrameState>): void {
  state = { ...state, ...change };
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    // The frame's origin is opaque, and the page's origin isn't known here.
    window.parent.postMessage(state, '*');
  }, PAUSE);
}

/** Sends any thrown value. Errors of the Markdown and JavaScript parsers have a reason and a position. */
function reportProblem(error: unknown): void {
  const { reason, message, line, column } = Object(error);
  const text = String(reason ?? message ?? error);
  update({ problem: { text, line: Number(line) || 0, column: Number(column) || 0 } });
}

/** A link with the site's styles. */
const Link = (props: ComponentProps<'a'>) => <a {...props} className="rp-link" />;

function start(): void {
  const container = document.body.appendChild(document.createElement('main'));
  container.className = 'playground-result rp-doc rspress-doc';
  const root = createRoot(container, { onUncaughtError: reportProblem });
  let newest = '';

  window.addEventListener('message', async (event: MessageEvent<FrameRequest>) => {
    if (event.source !== window.parent) return;
    const { source, dark, lang } = event.data;
    document.documentElement.className = dark ? 'rp-dark dark' : '';
    document.documentElement.lang = lang;
    newest = source;
    try {
      const Content = await evaluate(source);
      // A newer source may have been evaluated first.
      if (source !== newest) return;
      root.render(<Content components={{ a: Link }} />);
      update({ isShown: true, problem: undefined });
    } catch (error) {
      if (source === newest) reportProblem(error);
    }
  });

  // The height is rounded, so it can be half a pixel too small.
  new ResizeObserver(() => update({ height: container.offsetHeight + 1 })).observe(container);

  // Links don't navigate. With the middle button or a key, they would open a new tab in spite of the sandbox. On the
  // window, before the reader's code can stop the event.
  const stopLink = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a, area');
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (isLink || event.button > 0 || ctrlKey || metaKey || shiftKey || altKey)
      event.preventDefault();
  };
  window.addEventListener('click', stopLink, true);
  window.addEventListener('auxclick', stopLink, true);

  // Errors in event handlers, effects, and promises.
  window.addEventListener('error', ({ error }) => reportProblem(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason));

  update({});
}

// No policy covers WebRTC if the site is served without its headers, so the reader's code could contact any server.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
  Reflect.deleteProperty(window, name);
}

// If another page frames this document without the sandbox, the reader's code would run as this site.
if (window.origin === 'null' && window.parent !== window) start();
