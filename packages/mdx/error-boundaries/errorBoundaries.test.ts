import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import { errorBoundaries } from './errorBoundaries.ts';

const boundariesIn = async (source: string) =>
  String(await compile(source, { remarkPlugins: [errorBoundaries], jsx: true })).match(
    /<ComponentBoundary>.*?<\/ComponentBoundary>/g,
  );

it.each(['../theme/Map', '@handbook/live/browser', '@theme'])(
  'wraps components of %s',
  async (from) => {
    const page = `import { Map } from '${from}'\n\n- In text: <Map />\n\n<section>\n<Map page="doc" />\n</section>`;
    expect(await boundariesIn(page)).toEqual([
      '<ComponentBoundary><Map /></ComponentBoundary>',
      '<ComponentBoundary><Map page="doc" /></ComponentBoundary>',
    ]);
  },
);

it('skips components of the framework, fragments, and plain elements', async () => {
  const page =
    "import { Tabs } from '@rspress/core/theme'\nimport Part from './part.mdx'\n\n<Tabs />\n\n<Part />\n\n<div />";
  expect(await boundariesIn(page)).toBeNull();
});
