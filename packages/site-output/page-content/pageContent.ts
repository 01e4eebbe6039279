import {
  classesOf,
  element,
  findAll,
  hasClass,
  isElement,
  isTag,
  rewrite,
  text,
  textOf,
} from '@handbook/content';
import type { Element, ElementContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describeLive, type LiveTexts } from './describeLive.ts';

const html = unified().use(rehypeParse, { fragment: true });

/** What belongs to the page on the screen and not to what it says. */
const CHROME = [
  'rp-header-anchor',
  'rp-code-button-group',
  'doc-footer',
  'page-actions',
  'data-footnote-backref',
  'visually-hidden',
];

const isChrome = (node: Element): boolean =>
  isTag(node, 'script', 'style', 'svg', 'template', 'noscript') ||
  (node.properties.ariaHidden === 'true' && isTag(node, 'span')) ||
  CHROME.some((name) => hasClass(node, name));

/** A block of code without its frame, buttons and colours. */
function plainCode(node: Element): ElementContent[] {
  const language = classesOf(node).find((name) => name.startsWith('language-'));
  const [pre] = findAll(node, ({ tagName }) => tagName === 'pre');
  const [title] = findAll(node, (it) => hasClass(it, 'rp-codeblock__title'));
  return [
    element(
      'pre',
      [element('code', [text(pre ? textOf(pre) : '')], { className: language ? [language] : [] })],
      title ? { dataTitle: textOf(title) } : {},
    ),
  ];
}

/** All panels of a group of tabs, each below its label. */
function openTabs(node: Element): ElementContent[] {
  const labels = findAll(node, (it) => hasClass(it, 'rp-tabs__label__item'));
  const panels = findAll(node, (it) => hasClass(it, 'rp-tabs__content__item'));
  return panels.flatMap((panel, index) => {
    const label = labels[index];
    const title = label ? textOf(label).trim() : '';
    return [element('p', [element('strong', [text(title)])]), ...panel.children];
  });
}

/** A result on the page as a quotation, so that headings in it are not the page's. */
const quoteResult = (node: Element): ElementContent[] => [
  element(
    'blockquote',
    node.children.flatMap((child): ElementContent[] =>
      isElement(child, 'figcaption')
        ? [element('p', [element('strong', [text(textOf(child))])])]
        : [child],
    ),
  ),
];

const isInline = (node: ElementContent | undefined): boolean =>
  node !== undefined && isElement(node, 'a', 'span', 'img', 'strong');

/** Space between parts that only their style keeps apart. */
function setApart(node: Element): void {
  node.children = node.children
    .filter(({ type }) => type !== 'comment')
    .flatMap((child, index, all) =>
      isInline(child) && isInline(all[index - 1]) ? [text(' '), child] : [child],
    );
}

function plain(node: Element): ElementContent[] | undefined {
  if (isChrome(node)) return [];
  // A picture without a description is an ornament.
  if (isTag(node, 'img') && !node.properties.alt) return [];
  if (hasClass(node, 'rp-codeblock')) return plainCode(node);
  if (hasClass(node, 'rp-tabs')) return openTabs(node);
  if (hasClass(node, 'entry-link')) return node.children;
  if (hasClass(node, 'live-value--block'))
    return [
      element('pre', [element('code', [text(textOf(node))], { className: ['language-js'] })]),
    ];
  return undefined;
}

/**
 * What a built page says, as HTML without the site around it: no navigation, buttons, anchors or scripts, code as plain
 * text, tabs one below the other, live parts in words.
 *
 * @param page the whole HTML of a page
 * @returns undefined for a page without a main part
 */
export function pageContent(page: string, texts: LiveTexts): Element | undefined {
  const start = page.indexOf('<main');
  const end = page.lastIndexOf('</main>');
  if (start === -1 || end === -1) return undefined;
  const tree = html.parse(page.slice(start, end + '</main>'.length));
  const [main] = findAll(tree, ({ tagName }) => tagName === 'main');
  if (!main) return undefined;
  rewrite(main, plain);
  describeLive(main, texts);
  for (const node of [main, ...findAll(main, () => true)]) setApart(node);
  rewrite(main, (node) => (hasClass(node, 'result') ? quoteResult(node) : undefined));
  return main;
}
