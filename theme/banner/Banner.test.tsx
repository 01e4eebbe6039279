import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Banner } from './Banner.tsx';

vi.mock('@rspress/core/theme', () => ({
  Link: (props: React.ComponentProps<'a'>) => <a {...props} />,
}));
vi.mock('@handbook/content/browser', () => ({
  useLocalHref: () => (href: string) => href,
  useText: () => (key: string) => key,
}));

const props = { href: '/news', message: 'News', localStorageKey: 'k"</script>' };

describe('Banner', () => {
  it('renders nothing when display is false', () => {
    expect(renderToStaticMarkup(<Banner {...props} display={false} />)).toBe('');
  });

  it('shows the message as a link with the given class by default', () => {
    const html = renderToStaticMarkup(<Banner {...props} barClassName="campaign" />);
    expect(html).toContain('class="banner campaign"');
    expect(html).toContain('href="/news"');
    expect(html).toContain('News');
  });

  it('escapes the key', () => {
    const html = renderToStaticMarkup(<Banner {...props} />);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});
