import type { Section } from '@handbook/content';
import { describe, expect, it } from 'vitest';
import { answer } from '../answer.ts';
import { buildIndex } from '../index/searchIndex.ts';

const section = (anchor: string, heading: string, text: string, more: Partial<Section> = {}) => {
  const base = { path: '/a', area: '', title: 'Page', parents: [], depth: 2, code: '' };
  return { ...base, anchor, heading, text, ...more };
};

const first = (query: string, ...sections: Section[]) => {
  const index = buildIndex({ lang: 'en', sections });
  const { hits } = answer(index, { text: query, limit: 20, snippetWords: 10 });
  return hits[0]?.url;
};

describe('comes first', () => {
  it('a section that contains a pasted message word for word', () => {
    const errors = section(
      'errors',
      'Messages',
      'The server said: Restart server failed. Save again.',
    );
    const server = section(
      'server',
      'Start the server',
      'The server restarts. A failed page is shown.',
    );
    expect(first('Restart server failed', server, errors)).toBe('/a#errors');
  });

  it('a section that contains most of a message, even in its code', () => {
    const code = 'Error: Failed to read the favicon file at public/icon.svg';
    const icon = section('icon', 'Icon', 'The small image is read from a file.', { code });
    const read = section('read', 'Read a file', "An error: what failed to be read isn't a file.");
    expect(first('Failed to read the favicon file at docs/x.svg', read, icon)).toBe('/a#icon');
  });

  it("a section that begins with the query's term", () => {
    const passing = section(
      'nest',
      'Nest',
      'Groups of links.\nSee _meta.json.\nAnd _meta.json again.',
    );
    const sidebar = section(
      'sidebar',
      'Sidebar',
      '_meta.json holds a list.\nMore of it.\nAnd more.',
    );
    expect(first('_meta.json', passing, sidebar)).toBe('/a#sidebar');
  });

  it('a section about the words of a query, before entries whose names consist of these words', () => {
    const name = section('drop', 'removeTrailingSlash', 'Removes a slash.', { depth: 3 });
    const guide = section('keep', 'Keep a trailing slash', 'A slash stays where it is typed.');
    expect(first('slash that is trailing', name, guide)).toBe('/a#keep');
    expect(first('removeTrailingSlash', guide, name)).toBe('/a#drop');
  });

  it('the key on the page that its path names, not the component with the same name', () => {
    const component = section('nav', 'Nav', 'The bar.', { path: '/api/components', depth: 3 });
    const key = section('nav', 'nav', 'Items.', { path: '/api/config-theme', depth: 3 });
    expect(first('themeConfig.nav', component, key)).toBe('/api/config-theme#nav');
  });

  it('a flag after the name of its command', () => {
    const variable = section('port', 'PORT', 'The port.', { depth: 3 });
    const flag = section('--port', '--port', 'The port.', { depth: 3 });
    expect(first('rspress --port', variable, flag)).toBe('/a#--port');
  });

  it('the key that continues as typed, even below its parent', () => {
    const helper = section('a', 'cleanUrlByConfig', 'Cleans.', { depth: 3 });
    const key = section('b', 'route.cleanUrls', 'Drops the ending.', { depth: 3 });
    expect(first('cleanU', helper, key)).toBe('/a#b');
  });

  it("a section before its details, if their headings don't match more of the query", () => {
    const nest = section('nest', 'Nest containers', 'A container in a container.', {
      parents: ['Add containers'],
      depth: 3,
    });
    const add = section('add', 'Add containers', 'Three colons open a container.');
    expect(first('containers', nest, add)).toBe('/a#add');
    expect(first('nest containers', nest, add)).toBe('/a#nest');
  });

  it('a heading that asks the question itself', () => {
    const flow = section('flow', 'How a build works', 'It goes through three steps.');
    const build = section('build', 'Build faster', 'Build with a cache. A build is slow without.');
    expect(first('how does the build work', build, flow)).toBe('/a#flow');
    expect(first('build faster', flow, build)).toBe('/a#build');
  });

  it('the file with the name, not sections about its parts', () => {
    const component = section('nav', 'Nav', 'The bar.', { path: '/api/components', depth: 3 });
    const file = section('bar', 'Write the bar', '_nav.json holds a list.');
    expect(first('_nav.json', component, file)).toBe('/a#bar');
  });

  it('the name that is one typo away from a misspelled word', () => {
    const part = section('part', 'NavItemWithChildren.text', 'The text of a NavItemWithChildren.', {
      depth: 4,
    });
    const whole = section('whole', 'NavItemWithChildren', 'An item.', { depth: 3 });
    expect(first('navitemiwthchildren', part, whole)).toBe('/a#whole');
  });

  it('every section with the noun, however well another heading matches the verb', () => {
    const verb = section('verb', 'Turn it off', 'To turn off the cache, turn it off.', {
      phrases: ['turn off', 'switch off'],
    });
    const heading = section('heading', 'Persistent cache', 'It keeps what was compiled.');
    const text = section('text', 'Faster builds', 'A second build reads the cache.');
    expect(first('turn off the cache', verb, heading)).toBe('/a#heading');
    expect(first('turn off the cache', verb, text)).toBe('/a#text');
  });

  it('a section with the whole phrase in its heading, not with only a part of it there', () => {
    const part = section('part', '使用 public 目录', '里面的文件会原样输出。');
    const phrase = section('phrase', '输出目录', '文件在这里。');
    expect(first('产物目录', part, phrase)).toBe('/a#phrase');
  });
});
