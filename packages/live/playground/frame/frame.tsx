import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { FrameMessage, FrameRequest } from '../protocol.ts';
import { evaluate, locate } from './evaluate.ts';
import { toProblem } from './problem.ts';

/** A link with the site's styles. Links in the frame don't navigate. */
const Link = (props: ComponentProps<'a'>) => <a {...props} className="rp-link" />;

/** Calls back when its children have been rendered. */
function Shown({ children, onShown }: { children: ReactNode; onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return children;
}

// The frame's origin is opaque, and the page's origin isn't known here.
const answer = (message: FrameMessage) => window.parent.postMessage(message, '*');

const reportProblem = (error: unknown) => answer({ kind: 'problem', ...toProblem(error, locate) });

function start(): void {
  const container = document.body.appendChild(document.createElement('main'));
  container.className = 'playground-result rp-doc rspress-doc';
  let newest = 0;
  /** The last content that rendered without an error. */
  let good: ReactNode = null;
  let isRecovering = false;

  // If a component throws, React unmounts everything.
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
      // A newer source may have been evaluated first.
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

  // Links don't navigate.
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });

  // Errors in event handlers, effects, and promises.
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

/** Adds the document's policy again, with images of this site only. A policy can't be removed, so this can't be undone. */
function limitImages(): void {
  const given = document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content ?? '';
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  // All directives, because Chromium prefetches a URL that any directive of a policy allows. The origin instead of
  // `'self'`, because in WebKit nothing matches `'self'` in a document with an opaque origin.
  policy.content = given.replace(/img-src [^;]+/, `img-src ${location.origin} data:`);
  document.head.append(policy);
}

limitImages();

// No policy covers WebRTC if the site is served without its headers, so the reader's code could contact any server.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
  Reflect.deleteProperty(window, name);
}

// If another page frames this document without the sandbox, the reader's code would run as this site.
if (window.origin === 'null' && window.parent !== window) start();
