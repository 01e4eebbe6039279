import { join, posix } from 'node:path';
import { compile } from '@rspress/core/dist/node/mdx/processor.js';
import { parseDocument } from 'yaml';
import { baseName, type Finding, lineOf, type Sample } from '../sample.ts';
import { virtualRoot } from '../typescript/unit.ts';

const quoting = /^( *`{3,}.*?)\bfile=(["'])([^"']+)\2(.*)$/gm;

/** The path from the site's root that a quoting fence inside a sample means. */
function quotedPath(sample: Sample, file: string): string {
  if (file.startsWith('<root>/')) return file.slice('<root>/'.length);
  if (file.startsWith('/')) return `docs${file}`;
  return posix.join(posix.dirname(sample.title ?? 'docs/index.mdx'), file);
}

/** Files that a fence inside the sample quotes though the page does not show them. */
function quoteFindings(sample: Sample): Finding[] {
  return [...sample.code.matchAll(quoting)].flatMap(({ 3: file = '', index }) => {
    const path = quotedPath(sample, file);
    if (sample.siblings.some(({ title }) => title === path)) return [];
    const line = lineOf(sample, sample.code.slice(0, index).split('\n').length);
    const message = `This sample quotes ${file}, which the page does not show.`;
    return [{ sample, line, message, fix: `Show the file with title="${path}".` }];
  });
}

/** The YAML between the opening dashes; the framework only warns when it is broken. */
export const frontmatterOf = (code: string): string =>
  code.match(/^---\n([\s\S]*?\n)?---(?:\n|$)/)?.[1] ?? '';

function frontmatterFindings(sample: Sample): Finding[] {
  return parseDocument(frontmatterOf(sample.code)).errors.map((error) => {
    const line = lineOf(sample, (error.linePos?.[0].line ?? 1) + 1);
    const message = `This frontmatter does not parse: ${error.message.split(' at line')[0]}.`;
    return { sample, line, message, fix: 'Correct the YAML.' };
  });
}

/** What is wrong with a sample as the framework's own compiler sees it. */
export async function compileFindings(sample: Sample): Promise<Finding[]> {
  const extension = sample.lang === 'md' || baseName(sample).endsWith('.md') ? 'md' : 'mdx';
  const docDirectory = join(virtualRoot, 'docs');
  const broken = frontmatterFindings(sample);
  if (broken.length > 0) return broken;
  const findings = quoteFindings(sample);
  try {
    await compile({
      source: sample.code.replace(quoting, '$1$4'),
      filepath: join(docDirectory, `sample.${extension}`),
      docDirectory,
      // The images a sample names are the reader's own.
      config: { markdown: { image: { checkDeadImages: false } } },
      routeService: null,
      pluginDriver: null,
    });
  } catch (error) {
    const { message } = error as Error;
    const codeLine = Number(message.match(/\((\d+):\d+/)?.[1] ?? 1);
    const reason = message.split('\n')[0];
    const line = lineOf(sample, codeLine);
    findings.push({
      sample,
      line,
      message: `This ${extension.toUpperCase()} does not compile: ${reason}.`,
      fix: 'Correct it.',
    });
  }
  return findings;
}
