import {
  element,
  findAll,
  hasClass,
  isElement,
  isTag,
  readInterfaceText,
  rewrite,
  text,
  textOf,
} from '@handbook/content';
import type { Element, ElementContent } from 'hast';

/** The sentences that describe interactive parts of a page. */
export interface LiveTexts {
  /** Before the code of a live example; `{{props}}` are the props that readers can change. */
  example: string;
  /** Above a part with form controls; `{{controls}}` are their labels. */
  controls: string;
  /** Between two names. */
  separator: string;
}

/** Reads the sentences in a language from `i18n.json`. */
export function readLiveTexts(lang: string): LiveTexts {
  const texts = readInterfaceText();
  const text = (key: string) => texts[`markdown.${key}`]?.[lang] ?? '';
  return { example: text('example'), controls: text('controls'), separator: text('separator') };
}

const paragraph = (value: string): Element => element('p', [element('em', [text(value)])]);

const names = (node: Element): string[] => [
  ...new Set(
    findAll(node, ({ tagName }) => tagName === 'label')
      .map((it) => textOf(it).trim())
      .filter(Boolean),
  ),
];

/** Returns a sentence about a live example, and its code. */
function describeExample(node: Element, texts: LiveTexts): ElementContent[] {
  const [code] = findAll(node, (it) => hasClass(it, 'live-example__code'));
  const props = names(node);
  const written = code ? textOf(code) : '';
  const sentence = texts.example.replace('{{props}}', props.join(texts.separator));
  return [
    ...(props.length > 0 ? [paragraph(sentence)] : []),
    element('pre', [element('code', [text(written)], { className: ['language-jsx'] })]),
  ];
}

const isControl = (node: Element): boolean =>
  (isTag(node, 'input') && node.properties.type !== 'checkbox') ||
  isTag(node, 'select', 'textarea', 'fieldset');

/** Whether a button wraps an image or code. */
const showsContent = (node: Element): boolean =>
  findAll(node, ({ tagName }) => tagName === 'img' || tagName === 'code').length > 0;

/** The outermost elements with form controls, below the element that has the page's title. */
function liveBlocks(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child) || findAll(child, isControl).length === 0) return [];
    const isPage = findAll(child, ({ tagName }) => tagName === 'h1').length > 0;
    return isPage || !isTag(child, 'figure', 'div') ? liveBlocks(child) : [child];
  });
}

/**
 * Describes interactive parts in words: a live example becomes a sentence and its code. Other form controls are replaced by
 * a sentence with their labels. Images and code in buttons stay.
 */
export function describeLive(content: Element, texts: LiveTexts): void {
  rewrite(content, (node) =>
    hasClass(node, 'live-example') ? describeExample(node, texts) : undefined,
  );
  for (const block of liveBlocks(content)) {
    const sentence = texts.controls.replace('{{controls}}', names(block).join(texts.separator));
    const afterCaption = isTag(block, 'figure') ? 1 : 0;
    if (names(block).length > 0) block.children.splice(afterCaption, 0, paragraph(sentence));
  }
  rewrite(content, (node) => {
    if (isTag(node, 'label', 'legend', 'datalist', 'select', 'textarea', 'fieldset')) return [];
    if (isTag(node, 'input') && node.properties.type !== 'checkbox') return [];
    if (isTag(node, 'button')) return showsContent(node) ? node.children : [];
    return undefined;
  });
}
