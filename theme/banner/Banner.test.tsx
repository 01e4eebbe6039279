// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Banner } from './Banner.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock('@rspress/core/theme', () => ({
  Link: (props: React.ComponentProps<'a'>) => <a {...props} />,
}));
vi.mock('@handbook/content/browser', () => ({
  useLocalHref: () => (href: string) => href,
  useText: () => (key: string) => key,
}));

const props = { href: '/news', message: 'News', localStorageKey: 'k"</script>' };

afterEach(() => void vi.unstubAllGlobals());

it('renders nothing when display is false', () => {
  expect(renderToStaticMarkup(<Banner {...props} display={false} />)).toBe('');
});

it('shows the message as a link with the given class, and escapes the key', () => {
  const html = renderToStaticMarkup(<Banner {...props} barClassName="campaign" />);
  expect(html).toContain('class="banner campaign"');
  expect(html).toContain('href="/news">News');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

it.each([
  ['', vi.fn()],
  [
    ', even if storage is blocked',
    vi.fn(() => {
      throw new DOMException('refused', 'SecurityError');
    }),
  ],
])('its button hides it, and stores true under the key%s', (_, setItem) => {
  vi.stubGlobal('localStorage', { setItem });
  const container = document.createElement('div');
  act(() => createRoot(container).render(<Banner {...props} />));
  act(() => container.querySelector('button')?.click());
  expect(container.innerHTML).toBe('');
  expect(setItem).toHaveBeenCalledExactlyOnceWith(props.localStorageKey, 'true');
});
