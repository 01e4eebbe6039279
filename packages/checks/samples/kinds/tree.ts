import { type Finding, type Kind, lineOf, type Sample } from '../sample.ts';

/** One line of a tree. */
export interface Entry {
  depth: number;
  /** `├` before a sibling, `└` for the last entry. */
  branch: string;
  name: string;
  /** The positions of the ancestors' vertical lines, e.g. `│       ` → `[true, false]`. */
  open: boolean[];
  line: number;
}

const entryPattern = /^((?:│ {3}| {4})*)([├└])── (\S.*)$/;

/** The name before a comment, which starts with two spaces, or with a space and `#`, `←`, or `//`. */
const nameOf = (text: string): string => text.split(/ {2,}| (?=#|←|\/\/)/)[0] ?? text;

function entryOf(text: string, line: number): Entry | undefined {
  const [, indent = '', branch = '', rest = ''] = text.match(entryPattern) ?? [];
  if (!rest) return undefined;
  const open = [...indent.matchAll(/.{4}/g)].map(([column]) => column.startsWith('│'));
  return { depth: open.length, branch, name: nameOf(rest), open, line };
}

/** Parses the entries of a tree in order. Other lines, such as the root, are left out. */
export const parseTree = (text: string): Entry[] =>
  text.split('\n').flatMap((line, index) => entryOf(line.trimEnd(), index + 1) ?? []);

/** The paths of the entries of a tree, including its root line. */
export function pathsOf(text: string): string[] {
  const [root = ''] = text.split('\n');
  const names = /^[├└]/.test(root) ? [] : [nameOf(root.trim()).replace(/\/$/, '')];
  const shift = names.length;
  return parseTree(text).map(({ depth, name }) => {
    names.length = depth + shift;
    names.push(name.replace(/\/$/, ''));
    return names.join('/');
  });
}

/** The next entry in the same folder, if any. */
function nextSibling(entries: readonly Entry[], index: number): Entry | undefined {
  const depth = entries[index]?.depth ?? 0;
  for (const entry of entries.slice(index + 1)) {
    if (entry.depth < depth) return undefined;
    if (entry.depth === depth) return entry;
  }
  return undefined;
}

function treeFindings(sample: Sample, entries: readonly Entry[]): Finding[] {
  const findings: Finding[] = [];
  const note = (line: number, message: string, fix: string) =>
    findings.push({ sample, line: lineOf(sample, line), message, fix });
  const ancestors: Entry[] = [];
  const names: Set<string>[] = [new Set()];
  for (const [index, entry] of entries.entries()) {
    const { depth, name, branch, line } = entry;
    if (depth > ancestors.length) {
      note(line, `${name} has no parent.`, 'Indent the entry by at most one step.');
    }
    ancestors.length = Math.min(depth, ancestors.length);
    names.length = ancestors.length + 1;
    for (const [column, ancestor] of ancestors.entries()) {
      if (entry.open[column] !== (ancestor.branch === '├')) {
        const stroke = ancestor.branch === '├' ? '│' : 'a space';
        note(line, `The line of ${ancestor.name} is wrong.`, `Put ${stroke} below it.`);
      }
    }
    const follows = nextSibling(entries, index) !== undefined;
    if (follows !== (branch === '├')) {
      const fix = follows
        ? 'Use ├──, because another entry follows.'
        : 'Use └──, because it is the last entry.';
      note(line, `${name} has the wrong branch.`, fix);
    }
    const folder = names.at(-1);
    if (folder?.has(name) && name !== '…') {
      note(line, `A folder contains ${name} twice.`, 'Remove one of the entries.');
    }
    folder?.add(name);
    ancestors.push(entry);
    names.push(new Set());
  }
  return findings;
}

function findingsOf(sample: Sample): Finding[] {
  const findings: Finding[] = [];
  const entries: Entry[] = [];
  for (const [index, text] of sample.code.split('\n').entries()) {
    const entry = entryOf(text.trimEnd(), index + 1);
    if (entry) entries.push(entry);
    else if (/^[\s├└│─]|^$/.test(text) || entries.length > 0 || index > 0) {
      const line = lineOf(sample, index + 1);
      const fix = 'Use ├── └── │ and four columns for each level, below one root folder.';
      findings.push({ sample, line, message: `“${text}” is not a line of a tree.`, fix });
    }
  }
  if (entries.length === 0) {
    const fix = 'Add at least one entry, or use another language.';
    findings.push({ sample, message: 'This tree has no entry.', fix });
  }
  return findings.length > 0 ? findings : treeFindings(sample, entries);
}

/** Checks the syntax of directory trees, and that names are unique in a folder. */
export const tree: Kind = { name: 'tree', check: (samples) => samples.flatMap(findingsOf) };
