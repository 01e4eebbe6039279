// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LiveValue } from './LiveValue.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let place = 'build';
let move = (_: number) => {};

function usePlace() {
  const [count, setCount] = useState(0);
  move = setCount;
  return { place, count };
}

it('is in the HTML, and shows the browser’s value without a mismatch', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<LiveValue read={usePlace} />);
  expect(container.textContent).toBe("{ place: 'build', count: 0 }");

  place = 'browser';
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => void mismatches.push(error);
  const root = await act(() =>
    hydrateRoot(container, <LiveValue read={usePlace} />, { onRecoverableError }),
  );
  expect(mismatches).toEqual([]);
  expect(container.textContent).toBe("{ place: 'browser', count: 0 }");

  act(() => move(1));
  expect(container.textContent).toBe("{ place: 'browser', count: 1 }");
  act(() => root.unmount());
});
