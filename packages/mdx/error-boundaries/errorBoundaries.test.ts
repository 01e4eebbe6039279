import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { errorBoundaries } from './errorBoundaries.ts';

const compiled = async (source: string) =>
  String(await compile(source, { remarkPlugins: [errorBoundaries], jsx: true }));

describe('errorBoundaries', () => {
  it('wraps a component that the page imports from this site', async () => {
    const code = await compiled('import { Map } from \'../theme/Map\'\n\n<Map page="doc" />');
    expect(code).toMatch(/<ComponentBoundary><Map page="doc" \/><\/ComponentBoundary>/);
  });

  it('wraps a component of a package', async () => {
    const code = await compiled("import { Value } from '@handbook/live/browser'\n\n<Value />");
    expect(code).toMatch(/<ComponentBoundary><Value \/><\/ComponentBoundary>/);
  });

  it('wraps components in text and in other elements', async () => {
    const code = await compiled(
      "import { Value } from '@theme'\n\n- Now: <Value />\n\n<section>\n<Value />\n</section>",
    );
    expect(code.match(/<ComponentBoundary><Value \/><\/ComponentBoundary>/g)).toHaveLength(2);
  });

  it('skips components of the framework, fragments, and plain elements', async () => {
    const code = await compiled(
      "import { Tabs } from '@rspress/core/theme'\nimport Part from './part.mdx'\n\n<Tabs />\n\n<Part />\n\n<div />",
    );
    expect(code).not.toContain('<ComponentBoundary>');
  });
});
