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
  it('a section that has a pasted message word by word', () => {
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

  it('a section that has most of a message, in its code too', () => {
    const code = 'Error: Failed to read the favicon file at public/icon.svg';
    const icon = section('icon', 'Icon', 'The small image is read from a file.', { code });
    const read = section('read', 'Read a file', 'An error: what failed to be read is no file.');
    expect(first('Failed to read the favicon file at docs/x.svg', read, icon)).toBe('/a#icon');
  });

  it('a section that begins with what is asked for', () => {
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

  it('what words ask for before entries whose names are made of them', () => {
    const name = section('drop', 'removeTrailingSlash', 'Removes a slash.', { depth: 3 });
    const guide = section('keep', 'Keep a trailing slash', 'A slash stays where it is typed.');
    expect(first('slash that is trailing', name, guide)).toBe('/a#keep');
    expect(first('removeTrailingSlash', guide, name)).toBe('/a#drop');
  });

  it('a key in the place that the words of its path name, not the component of that name', () => {
    const component = section('nav', 'Nav', 'The bar.', { path: '/api/components', depth: 3 });
    const key = section('nav', 'nav', 'Items.', { path: '/api/config-theme', depth: 3 });
    expect(first('themeConfig.nav', component, key)).toBe('/api/config-theme#nav');
  });

  it('a flag behind the name of its command', () => {
    const variable = section('port', 'PORT', 'The port.', { depth: 3 });
    const flag = section('--port', '--port', 'The port.', { depth: 3 });
    expect(first('rspress --port', variable, flag)).toBe('/a#--port');
  });

  it('the key that goes on as typed, under its parent too', () => {
    const helper = section('a', 'cleanUrlByConfig', 'Cleans.', { depth: 3 });
    const key = section('b', 'route.cleanUrls', 'Drops the ending.', { depth: 3 });
    expect(first('cleanU', helper, key)).toBe('/a#b');
  });

  it('a section before its details, when their headings say no more of the query', () => {
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

  it('the file of that name, not what its parts say', () => {
    const component = section('nav', 'Nav', 'The bar.', { path: '/api/components', depth: 3 });
    const file = section('bar', 'Write the bar', '_nav.json holds a list.');
    expect(first('_nav.json', component, file)).toBe('/a#bar');
  });

  it('the name that a misspelled word is one slip away from', () => {
    const part = section('part', 'NavItemWithChildren.text', 'The text of a NavItemWithChildren.', {
      depth: 4,
    });
    const whole = section('whole', 'NavItemWithChildren', 'An item.', { depth: 3 });
    expect(first('navitemiwthchildren', part, whole)).toBe('/a#whole');
  });

  it('every section with the noun, however well the heading of another has the verb', () => {
    const verb = section('verb', 'Turn it off', 'To turn off the cache, turn it off.', {
      phrases: ['turn off', 'switch off'],
    });
    const heading = section('heading', 'Persistent cache', 'It keeps what was compiled.');
    const text = section('text', 'Faster builds', 'A second build reads the cache.');
    expect(first('turn off the cache', verb, heading)).toBe('/a#heading');
    expect(first('turn off the cache', verb, text)).toBe('/a#text');
  });

  it('what has a phrase in its heading, not a part of it there and the rest elsewhere', () => {
    const part = section('part', '使用 public 目录', '里面的文件会原样输出。');
    const phrase = section('phrase', '输出目录', '文件在这里。');
    expect(first('产物目录', part, phrase)).toBe('/a#phrase');
  });
});
