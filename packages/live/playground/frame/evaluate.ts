import { type CompileOptions, compile } from '@mdx-js/mdx';
import { remarkContainerSyntax } from '@rspress/core/dist/node/mdx/remarkPlugins/containerSyntax.js';
import type { MDXContent } from 'mdx/types.js';
import { Fragment, jsx } from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { checkTime, instrument } from './instrument.ts';
import { importModule } from './modules.ts';
import type { Place } from './problem.ts';

/** A position in the compiled code and in the source. Lines start at 1, columns at 0. */
interface Mapping {
  generated: Place;
  original: Place;
}

/** Replaces MDX's source map generator, because only the mappings are needed. */
class Mappings {
  readonly all: Mapping[] = [];
  addMapping({ generated: { line, column }, original }: Mapping) {
    this.all.push({ generated: { line, column }, original });
  }
  toJSON = () => this.all;
}

let count = 0;
/** The newest code's file name in stack traces, and its mappings. */
let name = '';
let mappings: Mapping[] = [];

/** The lines that `new Function` adds before the body, as specified by ECMAScript. */
const LINES_BEFORE = 2;

/** Returns the position in the newest source that a stack trace points to. */
export function locate(stack: string): Place | undefined {
  const [, line, column] = stack.split(`${name}:`)[1]?.match(/^(\d+):(\d+)/) ?? [];
  const inLine = mappings.filter(({ generated }) => generated.line === Number(line) - LINES_BEFORE);
  const found = inLine.findLast(({ generated }) => generated.column < Number(column)) ?? inLine[0];
  return found && { line: found.original.line, column: found.original.column + 1 };
}

const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

/**
 * Compiles MDX with the framework's Markdown extensions, and runs it.
 *
 * @throws parser errors, and anything that the code throws
 */
export async function evaluate(source: string): Promise<MDXContent> {
  count += 1;
  const path = `text-${count}.mdx`;
  const options: CompileOptions = {
    // Required for imports, and otherwise unused.
    baseUrl: 'about:blank',
    // For the positions of missing components.
    development: true,
    outputFormat: 'function-body',
    remarkPlugins: [remarkGfm, remarkContainerSyntax],
    recmaPlugins: [instrument],
    SourceMapGenerator: Mappings as unknown as NonNullable<CompileOptions['SourceMapGenerator']>,
  };
  const code = await compile({ value: source, path }, options);
  name = path;
  mappings = code.map as unknown as Mapping[];
  const body = `${code}\n//# sourceURL=${path}`;
  const run = new AsyncFunction('_runtime', '_importModule', '_checkTime', body);
  const runtime = { Fragment, jsx, jsxs: jsx, jsxDEV: jsx };
  const { default: Content } = await run(runtime, importModule, checkTime);
  return Content;
}
