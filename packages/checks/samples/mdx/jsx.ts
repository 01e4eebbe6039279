import type { Node, Parent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import { lineOf, type Sample } from '../sample.ts';
import { pathOf, type Unit } from '../typescript/unit.ts';
import { frontmatterOf } from './compile.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Generated code, and the line of the sample that its first line comes from. */
interface Chunk {
  text: string;
  line: number;
  /** Whether the next lines come from the next lines of the sample. */
  runs?: boolean;
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

const isElement = (node: Node): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const isComponent = ({ name }: Element): boolean => /^[A-Z]/.test(name ?? '');

const lineIn = (node: Node): number => node.position?.start.line ?? 1;

/** The expressions in the attributes of an HTML element; `void` lets them be of any type. */
function expressionsOf(element: Element, line: number): Chunk[] {
  return element.attributes.flatMap(({ value }) => {
    if (value === null || value === undefined) return [];
    const text = typeof value === 'string' ? undefined : value.value;
    return text === undefined ? [] : [{ text: `{void (${text})}`, line }];
  });
}

function attributesOf(element: Element): string {
  return element.attributes
    .map((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') return `{${attribute.value}}`;
      const { name, value } = attribute;
      if (value === null || value === undefined) return name;
      return `${name}={${typeof value === 'string' ? JSON.stringify(value) : value.value}}`;
    })
    .join(' ');
}

/** The components and expressions below a node. Markdown between them becomes a string. */
function childrenOf(node: Parent): Chunk[] {
  const chunks: Chunk[] = [];
  for (const child of node.children) {
    const line = lineIn(child);
    if (isElement(child)) chunks.push(...elementOf(child));
    else if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') {
      chunks.push({ text: `{${child.value}}`, line });
    } else if ('children' in child) {
      const inner = childrenOf(child);
      chunks.push(...(inner.length > 0 ? inner : [{ text: '{"text"}', line }]));
    } else if (child.type !== 'mdxjsEsm' && child.type !== 'yaml') {
      chunks.push({ text: '{"text"}', line });
    }
  }
  return chunks;
}

/** A component as JSX. Only the contents of an HTML element are kept. */
function elementOf(element: Element): Chunk[] {
  const inner = childrenOf(element);
  const line = lineIn(element);
  if (!isComponent(element)) {
    const own = expressionsOf(element, line);
    return [{ text: '<>', line }, ...own, ...inner, { text: '</>', line }];
  }
  const open = `<${element.name} ${attributesOf(element)}`;
  if (inner.length === 0) return [{ text: `${open}/>`, line }];
  return [{ text: `${open}>`, line }, ...inner, { text: `</${element.name}>`, line }];
}

/** Declares global components, whose file the page shows without an import. */
function globalsOf(sample: Sample, code: string): Chunk[] {
  const names = sample.siblings.flatMap(({ title }) => title?.match(/(\w+)\.[jt]sx$/)?.[1] ?? []);
  const isUsed = (name: string) =>
    code.includes(`<${name}`) && !new RegExp(`import[^;]*\\b${name}\\b`).test(code);
  return [...new Set(names)].filter(isUsed).map((name) => ({
    text: `declare const ${name}: import('react').ComponentType<Record<string, unknown>>;`,
    line: 1,
  }));
}

/**
 * The TypeScript of an MDX sample: its imports, its frontmatter with the framework's type, and its components with
 * their props.
 */
export function unitOfMdx(sample: Sample): Unit {
  const tree = processor.parse(sample.code);
  const chunks: Chunk[] = globalsOf(sample, sample.code);
  for (const node of tree.children) {
    if (node.type === 'mdxjsEsm') chunks.push({ text: node.value, line: lineIn(node), runs: true });
  }
  const frontmatter = JSON.stringify(parseYaml(frontmatterOf(sample.code)) ?? {});
  const type = `import('@rspress/core').FrontMatterMeta`;
  chunks.push({ text: `export const frontmatter: ${type} = ${frontmatter};`, line: 1 });
  chunks.push({
    text: 'export const content = (props: Record<string, string>) => <>{props.a}',
    line: 1,
  });
  chunks.push(...childrenOf(tree), { text: '</>;', line: 1 });
  const lines = chunks.flatMap(({ text, line, runs }) =>
    text.split('\n').map((_, offset) => (runs ? line + offset : line)),
  );
  return {
    path: `${pathOf(sample).replace(/\.\w+$/, '')}.unit.tsx`,
    text: chunks.map(({ text }) => text).join('\n'),
    sample,
    pageLine: (line) => lineOf(sample, lines[line - 1] ?? 1),
  };
}
