import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import type { FrameMessage, FrameRequest } from '../protocol.ts';
import { evaluate } from './evaluate.ts';

/** A link with the site's styles. */
const Link = (props: ComponentProps<'a'>) => <a {...props} className="rp-link" />;

// The frame's origin is opaque, and the page's origin isn't known here.
const answer = (message: FrameMessage) => window.parent.postMessage(message, '*');

/** Sends any thrown value. Errors of the Markdown and JavaScript parsers have a reason and a position. */
function reportProblem(error: unknown): void {
  const { reason, message, line = 0, column = 0 } = Object(error);
  answer({ kind: 'problem', text: String(reason ?? message ?? error), line, column });
}

function start(): void {
  const container = document.body.appendChild(document.createElement('main'));
  container.className = 'playground-result rp-doc rspress-doc';
  const root = createRoot(container, { onUncaughtError: reportProblem });
  let newest = '';

  async function show(source: string): Promise<void> {
    newest = source;
    try {
      const Content = await evaluate(source);
      // A newer source may have been evaluated first.
      if (source !== newest) return;
      root.render(<Content components={{ a: Link }} />);
      answer({ kind: 'shown' });
    } catch (error) {
      if (source === newest) reportProblem(error);
    }
  }

  window.addEventListener('message', ({ data, source }: MessageEvent<FrameRequest>) => {
    if (source !== window.parent) return;
    const { classList } = document.documentElement;
    classList.toggle('rp-dark', data.dark);
    classList.toggle('dark', data.dark);
    document.documentElement.lang = data.lang;
    void show(data.source);
  });

  new ResizeObserver(() => {
    answer({ kind: 'height', height: Math.ceil(container.getBoundingClientRect().height) });
  }).observe(container);

  // Links don't navigate. With the middle button or a key, they would open a new tab in spite of the sandbox. On the
  // window, before the reader's code can stop the event.
  const stopLink = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a, area');
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (isLink || event.button > 0 || ctrlKey || metaKey || shiftKey || altKey)
      event.preventDefault();
  };
  window.addEventListener('click', stopLink, { capture: true });
  window.addEventListener('auxclick', stopLink, { capture: true });

  // Errors in event handlers, effects, and promises.
  window.addEventListener('error', ({ error }) => reportProblem(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason));

  answer({ kind: 'ready' });
}

// No policy covers WebRTC if the site is served without its headers, so the reader's code could contact any server.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
  Reflect.deleteProperty(window, name);
}

// If another page frames this document without the sandbox, the reader's code would run as this site.
if (window.origin === 'null' && window.parent !== window) start();
