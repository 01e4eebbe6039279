import { element, findAll, isElement, text, textOf } from '@handbook/content';
import type { Element, ElementContent } from 'hast';
import type { PhrasingContent, Root } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { classesOf, hasClass, rewrite } from '../html/rewrite.ts';

type Handle = NonNullable<NonNullable<Options['handlers']>['text']>;

const nameAfter = (prefix: string, node: Element): string | undefined =>
  classesOf(node)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);

/** Turns a callout into a quotation that starts with the mark of an alert on GitHub, such as `[!TIP]`. */
function alert(node: Element): Element {
  const kind = nameAfter('rp-callout--', node) ?? 'note';
  const [title] = findAll(node, (it) => hasClass(it, 'rp-callout__title'));
  const [body = node] = findAll(node, (it) => hasClass(it, 'rp-callout__content'));
  const written = title ? textOf(title).trim() : '';
  const ownTitle = written.toLowerCase() === kind ? '' : ` ${written}`;
  const mark = element('p', [text(`[!${kind.toUpperCase()}]${ownTitle}`)]);
  return element('blockquote', [mark, ...body.children]);
}

/** Writes a block that readers can open, with its summary as a paragraph. */
const openDetails = (node: Element): ElementContent[] =>
  node.children.map((child) =>
    isElement(child, 'summary') ? element('p', [element('strong', [text(textOf(child))])]) : child,
  );

/** Writes emphasis without the character references that the library puts next to Chinese punctuation. */
const writeMarks =
  (mark: string): Handle =>
  (node: { type: 'strong'; children: PhrasingContent[] }, _, state, info) => {
    const exit = state.enter('strong');
    const tracker = state.createTracker(info);
    const before = tracker.move(mark);
    const inner = tracker.move(
      state.containerPhrasing(node, { before, after: mark.charAt(0), ...tracker.current() }),
    );
    exit();
    return before + inner + mark;
  };

const marks = { strong: writeMarks('**'), emphasis: writeMarks('_'), delete: writeMarks('~~') };

const converter = unified()
  .use(rehypeRemark, {
    newlines: false,
    handlers: {
      pre: (_state, node: Element) => {
        const [code = node] = findAll(node, ({ tagName }) => tagName === 'code');
        const title = node.properties.dataTitle;
        return {
          type: 'code' as const,
          lang: nameAfter('language-', code) ?? null,
          meta: typeof title === 'string' ? `title="${title}"` : null,
          value: textOf(node).replace(/\n$/, ''),
        };
      },
    },
  })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true, handlers: marks });

/** Converts the content of a page, from `pageContent`, to Markdown. The content is modified in place. */
export function toMarkdown(content: Element): string {
  rewrite(content, (node) => {
    if (hasClass(node, 'rp-callout')) return [alert(node)];
    return isElement(node, 'details') ? openDetails(node) : undefined;
  });
  const tree = converter.runSync({ type: 'root', children: content.children });
  return (
    converter
      .stringify(tree as unknown as Root)
      // The library escapes the mark of an alert, and separates it from the text.
      .replace(/^([ >]*>[ >]*)\\(\[!\w+\].*)(\n[ >]*$)?/gm, '$1$2')
      .trim()
      .concat('\n')
  );
}
