// @vitest-environment happy-dom
import { act, type ReactNode, use, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { afterSections, Section } from './Section.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Delays the hydration of `Slow`; the server renders it at once. */
let code: Promise<void> | undefined;
let arrive = () => {};

function Slow() {
  if (code) use(code);
  return <p>slow</p>;
}

const done = vi.fn();

function Page({ children }: { children: ReactNode }) {
  useEffect(() => afterSections(done), []);
  return children;
}

const first = (
  <Page key="first">
    <Section>quick</Section>
    <Section>
      <Slow />
    </Section>
  </Page>
);

let root: Root;

/** Hydrates the first page, whose second section waits for its code. */
const hydrate = async () => {
  code = undefined;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(first);
  code = new Promise((resolve) => {
    arrive = resolve;
  });
  await act(async () => {
    root = hydrateRoot(container, first);
  });
};

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  done.mockClear();
});

it('calls back once the last section is hydrated', async () => {
  await hydrate();
  expect(done).not.toHaveBeenCalled();
  await act(async () => arrive());
  expect(done).toHaveBeenCalledOnce();
});

it('calls back when the reader leaves the page before its last section is hydrated', async () => {
  await hydrate();
  await act(async () => root.render(null));
  expect(done).toHaveBeenCalledOnce();
});
