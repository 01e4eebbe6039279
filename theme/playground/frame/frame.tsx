import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../faults/ErrorBoundary.tsx';
import type { Answer, Order } from '../protocol.ts';
import './frame.css';
import { toProblem } from './problem.ts';
import { render } from './render.ts';

const container = document.body.appendChild(document.createElement('main'));
container.className = 'playground-result rp-doc rspress-doc';
// What is caught is told to the page.
const root = createRoot(container, { onCaughtError: () => {} });
let newest = 0;
/** What was on the screen before anything was wrong. */
let shown: ReactNode = null;

// The frame has no origin of its own, so neither side can name the other's.
const answer = (message: Answer) => window.parent.postMessage(message, '*');

const complain = (error: unknown) => answer({ kind: 'problem', problem: toProblem(error).found });

function isOrder(data: unknown): data is Order {
  return typeof data === 'object' && data !== null && 'source' in data;
}

async function show({ source }: Order): Promise<void> {
  newest += 1;
  const turn = newest;
  try {
    const { Content, components } = await render(source);
    // A newer text may have overtaken this one.
    if (turn !== newest) return;
    const content = <Content components={components} />;
    const complainAndGoBack = (error: unknown) => {
      complain(error);
      root.render(
        <ErrorBoundary key={`before ${turn}`} onError={complain}>
          {shown}
        </ErrorBoundary>,
      );
    };
    const tell = () => {
      shown = content;
      answer({ kind: 'shown' });
    };
    root.render(
      <ErrorBoundary key={turn} onError={complainAndGoBack} onMount={tell}>
        {content}
      </ErrorBoundary>,
    );
  } catch (error) {
    if (turn === newest) complain(error);
  }
}

window.addEventListener('message', ({ data, source }) => {
  if (source !== window.parent || !isOrder(data)) return;
  const { classList } = document.documentElement;
  classList.toggle('rp-dark', data.dark);
  classList.toggle('dark', data.dark);
  document.documentElement.lang = data.lang;
  void show(data);
});

new ResizeObserver(() => {
  answer({ kind: 'height', height: Math.ceil(container.getBoundingClientRect().height) });
}).observe(container);

// There is no other page to show here.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

// What the text's own event handlers and effects throw.
window.addEventListener('error', (event) => {
  event.preventDefault();
  complain(event.error);
});

answer({ kind: 'ready' });
