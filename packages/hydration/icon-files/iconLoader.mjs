import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders an icon of the framework and emits it as an SVG file.
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext}
 * @returns {Promise<string>} a module that exports a component of the same name, which shows the file
 * @throws {Error} when the module has no such component, or the component doesn't render an SVG
 */
export default async function iconLoader() {
  const name = basename(this.resourcePath, '.js');
  const { [name]: Icon } = await import(pathToFileURL(this.resourcePath).href);
  const xmlns = 'http://www.w3.org/2000/svg';
  const svg = Icon ? renderToStaticMarkup(createElement(Icon, { xmlns })) : '';
  if (!svg.startsWith('<svg ') || !svg.includes(`xmlns="${xmlns}"`)) {
    throw new Error(
      `${this.resourcePath} doesn't render the icon ${name}. Fix: adapt packages/hydration/icon-files.`,
    );
  }
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  const file = `static/svg/${name.toLowerCase()}.${hash}.svg`;
  this.emitFile(file, svg);
  return `import { withBase } from '@rspress/core/runtime';
import { jsx } from 'react/jsx-runtime';
const style = { width: '1em', height: '1em', margin: 0 };
export const ${name} = (props) => jsx('img', { src: withBase('/${file}'), alt: '', loading: 'lazy', style, ...props });
`;
}
