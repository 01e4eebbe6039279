import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * An icon of the framework as an image: the module that draws it is run here, and its drawing becomes a file.
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext}
 * @returns {Promise<string>} a module with a component of the same name
 * @throws {Error} when the module has no such component, or it draws something else
 */
export default async function iconLoader() {
  const name = basename(this.resourcePath, '.js');
  const { [name]: Icon } = await import(pathToFileURL(this.resourcePath).href);
  const xmlns = 'http://www.w3.org/2000/svg';
  const svg = Icon ? renderToStaticMarkup(createElement(Icon, { xmlns })) : '';
  if (!svg.startsWith('<svg ') || !svg.includes(`xmlns="${xmlns}"`)) {
    throw new Error(
      `${this.resourcePath} draws no icon ${name} any more: see packages/hydration/icon-files.`,
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
