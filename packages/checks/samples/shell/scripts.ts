import { baseName, type Sample } from '../sample.ts';
import { parseScript } from './parse.ts';

/** The npm scripts of a page, and whether the page shows any. */
export interface PageScripts {
  shown: boolean;
  scripts: Record<string, string>;
}

/** The scripts that `npm pkg set scripts.dev="rspress dev"` sets. */
function setByCommand(sample: Sample): [string, string][] {
  return parseScript(sample.code).commands.flatMap(({ words }) => {
    if (words.slice(0, 3).join(' ') !== 'npm pkg set') return [];
    return words.slice(3).flatMap((word) => {
      const [, name = '', body = ''] = word.match(/^scripts\.([\w:-]+)=(.*)$/) ?? [];
      return name ? [[name, body] as [string, string]] : [];
    });
  });
}

function shownInFile(sample: Sample): [string, string][] {
  try {
    const { scripts } = JSON.parse(sample.code) as { scripts?: Record<string, string> };
    return Object.entries(scripts ?? {});
  } catch {
    return [];
  }
}

/** Reads the npm scripts that a sample's page shows in a package.json or sets by command. */
export function scriptsOf({ siblings }: Sample): PageScripts {
  const entries = siblings.flatMap((sibling) => {
    if (baseName(sibling) === 'package.json') return shownInFile(sibling);
    return /^(bash|sh|shell)$/.test(sibling.lang) ? setByCommand(sibling) : [];
  });
  return { shown: entries.length > 0, scripts: Object.fromEntries(entries) };
}
