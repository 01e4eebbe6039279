import {
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

/** The sentences that stand for what works in a browser only. */
export interface LiveTexts {
  /** Before the code of a live example; `{{name}}` is its component, `{{props}}` what can be changed. */
  example: string;
  /** Where something can be operated on the page; `{{controls}}` names how. */
  controls: string;
  /** Between two names. */
  separator: string;
}

const paragraph = (value: string): Element => element('p', [element('em', [text(value)])]);

const names = (node: Element): string[] => [
  ...new Set(
    findAll(node, ({ tagName }) => tagName === 'label')
      .map((it) => textOf(it).trim())
      .filter(Boolean),
  ),
];

/** A live example as a sentence and the code that it shows. */
function describeExample(node: Element, texts: LiveTexts): ElementContent[] {
  const [code] = findAll(node, (it) => hasClass(it, 'live-example__code'));
  const props = findAll(node, (it) => it.tagName === 'label').map((it) => textOf(it).trim());
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

/** Whether a button is only around something to look at. */
const showsContent = (node: Element): boolean =>
  findAll(node, ({ tagName }) => tagName === 'img' || tagName === 'code').length > 0;

/** The outermost parts that hold controls; what has the page's title is the page itself. */
function liveBlocks(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child) || findAll(child, isControl).length === 0) return [];
    const isPage = findAll(child, ({ tagName }) => tagName === 'h1').length > 0;
    return isPage || !isTag(child, 'figure', 'div') ? liveBlocks(child) : [child];
  });
}

/**
 * Puts into words what a reader could operate: live examples become a sentence and their code, other controls are named
 * above what they belong to and taken out, images and names in buttons stay.
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
