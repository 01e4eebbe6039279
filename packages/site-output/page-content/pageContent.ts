import { element, findAll, isElement, text, textOf } from '@handbook/content';
import type { Element, ElementContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { classesOf, hasClass, rewrite } from '../html/rewrite.ts';

const html = unified().use(rehypeParse, { fragment: true });

/** Parts of the interface within the content. */
const CHROME = [
  'rp-header-anchor',
  'rp-code-button-group',
  'doc-footer',
  'rp-llms-container',
  'data-footnote-backref',
  'visually-hidden',
];

/** Also controls: with its label, one would be a word without a sentence, and its options would stick to it. */
const LEFT_OUT = new Set([
  ...['script', 'style', 'svg', 'template', 'noscript'],
  ...['label', 'legend', 'datalist', 'select', 'textarea'],
]);

const isChrome = (node: Element): boolean =>
  LEFT_OUT.has(node.tagName) ||
  (node.properties.ariaHidden === 'true' && node.tagName === 'span') ||
  CHROME.some((name) => hasClass(node, name));

/** A code block without its frame, buttons, and colors. */
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

const strongLine = (content: string): Element => element('p', [element('strong', [text(content)])]);

/** All panels of a tab group, each below its label. */
function openTabs(node: Element): ElementContent[] {
  const labels = findAll(node, (it) => hasClass(it, 'rp-tabs__label__item'));
  const panels = findAll(node, (it) => hasClass(it, 'rp-tabs__content__item'));
  return panels.flatMap((panel, index) => {
    const label = labels[index];
    return [strongLine(label ? textOf(label).trim() : ''), ...panel.children];
  });
}

/** Quotes a rendered result, so that its headings aren't headings of the page. */
function quoteResult(node: Element): ElementContent[] {
  const children = node.children.map((child) =>
    isElement(child, 'figcaption') ? strongLine(textOf(child)) : child,
  );
  return [element('blockquote', children)];
}

const isInline = (node: ElementContent | undefined): boolean =>
  node !== undefined && isElement(node, 'a', 'span', 'img', 'strong');

/** Adds spaces between inline elements that only CSS separates. */
function addSpaces(node: Element): void {
  node.children = node.children
    .filter(({ type }) => type !== 'comment')
    .flatMap((child, index, all) =>
      isInline(child) && isInline(all[index - 1]) ? [text(' '), child] : [child],
    );
}

/** The code of a live example. */
const exampleCode = (node: Element): ElementContent[] =>
  findAll(node, (it) => hasClass(it, 'live-example__code')).map((code) =>
    element('pre', [element('code', [text(textOf(code))], { className: ['language-jsx'] })]),
  );

/** Whether a button wraps an image or code. */
const showsContent = (node: Element): boolean =>
  findAll(node, ({ tagName }) => tagName === 'img' || tagName === 'code').length > 0;

function simplify(node: Element): ElementContent[] | undefined {
  if (isChrome(node)) return [];
  const { tagName } = node;
  // An image without alternative text is decorative.
  if (tagName === 'img' && !node.properties.alt) return [];
  if (tagName === 'input' && node.properties.type !== 'checkbox') return [];
  if (tagName === 'button') return showsContent(node) ? node.children : [];
  if (hasClass(node, 'live-example')) return exampleCode(node);
  if (hasClass(node, 'rp-codeblock')) return plainCode(node);
  if (hasClass(node, 'rp-tabs')) return openTabs(node);
  if (hasClass(node, 'entry-link')) return node.children;
  return undefined;
}

/**
 * Extracts the content of a built page: without navigation, form controls, anchor links, and scripts; with code as plain
 * text and all tabs. Images and code in buttons stay.
 *
 * @param page the HTML of the page
 * @returns undefined for a page without a `main` element
 */
export function pageContent(page: string): Element | undefined {
  const start = page.indexOf('<main');
  const end = page.lastIndexOf('</main>');
  if (start === -1 || end === -1) return undefined;
  const tree = html.parse(page.slice(start, end + '</main>'.length));
  const [main] = findAll(tree, ({ tagName }) => tagName === 'main');
  if (!main) return undefined;
  rewrite(main, simplify);
  for (const node of [main, ...findAll(main, () => true)]) addSpaces(node);
  rewrite(main, (node) => (hasClass(node, 'result') ? quoteResult(node) : undefined));
  return main;
}
