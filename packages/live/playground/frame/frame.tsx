import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { FrameMessage, FrameRequest } from '../protocol.ts';
import { evaluate, locate } from './evaluate.ts';
import { toProblem } from './problem.ts';

/** A link that looks like the site's; the frame lets none of them lead anywhere. */
const Link = (props: ComponentProps<'a'>) => <a {...props} className="rp-link" />;

/** Reports that its children are on the screen. */
function Shown({ children, onShown }: { children: ReactNode; onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return children;
}

// The frame has no origin of its own, so neither side can name the other's.
const answer = (message: FrameMessage) => window.parent.postMessage(message, '*');

const reportProblem = (error: unknown) => answer({ kind: 'problem', ...toProblem(error, locate) });

function start(): void {
  const container = document.body.appendChild(document.createElement('main'));
  container.className = 'playground-result rp-doc rspress-doc';
  let newest = 0;
  /** What was on the screen before anything was wrong. */
  let good: ReactNode = null;
  let isRecovering = false;

  // React has taken everything off the screen when a component throws.
  const showLastGood = (error: unknown) => {
    reportProblem(error);
    if (isRecovering) good = null;
    isRecovering = true;
    root.render(good);
  };
  const root = createRoot(container, { onUncaughtError: showLastGood });

  async function show(source: string): Promise<void> {
    newest += 1;
    const turn = newest;
    try {
      const Content = await evaluate(source);
      // A newer text may have overtaken this one.
      if (turn !== newest) return;
      const content = <Content components={{ a: Link }} />;
      isRecovering = false;
      const keep = () => {
        good = content;
        answer({ kind: 'shown' });
      };
      root.render(<Shown onShown={keep}>{content}</Shown>);
    } catch (error) {
      if (turn === newest) reportProblem(error);
    }
  }

  window.addEventListener('message', ({ data, source }: MessageEvent<FrameRequest>) => {
    if (source !== window.parent) return;
    if (data === 'ping') return answer({ kind: 'alive' });
    const { classList } = document.documentElement;
    classList.toggle('rp-dark', data.dark);
    classList.toggle('dark', data.dark);
    document.documentElement.lang = data.lang;
    void show(data.source);
  });

  new ResizeObserver(() => {
    answer({ kind: 'height', height: Math.ceil(container.getBoundingClientRect().height) });
  }).observe(container);

  // There is no other page to show here.
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });

  // What event handlers, effects and promises throw.
  window.addEventListener('error', (event) => {
    event.preventDefault();
    reportProblem(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    reportProblem(event.reason);
  });

  answer({ kind: 'alive' });
}

// No policy covers it where the site is served without its headers, and a server that the text names would be asked.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
  Reflect.deleteProperty(window, name);
}

// A page that frames this document without the sandbox would have it run code as this site.
if (window.origin === 'null' && window.parent !== window) start();
