import { classesOf, element, findAll, hasClass, isElement, text, textOf } from '@handbook/content';
import type { Element, Root as HtmlRoot } from 'hast';
import type { Blockquote, PhrasingContent, Root } from 'mdast';
import rehypeRemark, { type Options as ReadOptions } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options as WriteOptions } from 'remark-stringify';
import { unified } from 'unified';

type FromHtml = Parameters<NonNullable<NonNullable<ReadOptions['handlers']>[string]>>[0];
type Handle = NonNullable<NonNullable<WriteOptions['handlers']>['text']>;

/** A callout in GitHub's syntax. */
interface Alert extends Omit<Blockquote, 'type'> {
  type: 'alert';
  kind: string;
  title: string;
}

const kindOf = (node: Element): string =>
  classesOf(node)
    .find((name) => name.startsWith('rp-callout--'))
    ?.slice('rp-callout--'.length) ?? 'note';

function readAlert(state: FromHtml, node: Element): Alert {
  const kind = kindOf(node);
  const [title] = findAll(node, (it) => hasClass(it, 'rp-callout__title'));
  const [body] = findAll(node, (it) => hasClass(it, 'rp-callout__content'));
  const written = title ? textOf(title).trim() : '';
  const children = state.toFlow(state.all(body ?? node));
  return {
    type: 'alert',
    kind,
    title: written.toLowerCase() === kind ? '' : written,
    children: children as Blockquote['children'],
  };
}

const writeAlert: Handle = (node: Alert, _, state, info) => {
  const exit = state.enter('blockquote');
  const tracker = state.createTracker(info);
  tracker.shift(2);
  const body = state.containerFlow({ ...node, type: 'blockquote' }, tracker.current());
  exit();
  const head = `> [!${node.kind.toUpperCase()}]${node.title ? ` ${node.title}` : ''}`;
  return [head, ...body.split('\n').map((line) => (line ? `> ${line}` : '>'))].join('\n');
};

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

const strong = writeMarks('**');
const emphasis = writeMarks('_');
const marks = { strong, emphasis, delete: writeMarks('~~'), alert: writeAlert };

const converter = unified()
  .use(rehypeRemark, {
    newlines: false,
    handlers: {
      div: (state, node: Element) => {
        const made = hasClass(node, 'rp-callout')
          ? [readAlert(state, node)]
          : state.toFlow(state.all(node));
        return made as Blockquote['children'];
      },
      details: (state, node: Element) => {
        if (hasClass(node, 'rp-callout')) return readAlert(state, node) as unknown as Blockquote;
        const children = node.children.map((child) =>
          isElement(child, 'summary')
            ? element('p', [element('strong', [text(textOf(child))])])
            : child,
        );
        return state.toFlow(state.all({ ...node, children })) as Blockquote['children'];
      },
      pre: (_state, node: Element) => {
        const [code] = findAll(node, ({ tagName }) => tagName === 'code');
        const language = classesOf(code ?? node).find((name) => name.startsWith('language-'));
        const title = node.properties.dataTitle;
        return {
          type: 'code' as const,
          lang: language?.slice('language-'.length) ?? null,
          meta: typeof title === 'string' ? `title="${title}"` : null,
          value: textOf(node).replace(/\n$/, ''),
        };
      },
    },
  })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true, handlers: marks });

/** Converts the content of a page, from {@link pageContent}, to Markdown. */
export function toMarkdown(content: Element): string {
  const root: HtmlRoot = { type: 'root', children: content.children };
  const tree = converter.runSync(root) as unknown as Root;
  return `${converter.stringify(tree).trim()}\n`;
}
