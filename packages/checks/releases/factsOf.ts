import { type Fact, type Facts, normalized, pluginOf } from '@handbook/releases';
import ts from 'typescript';
import { foreignEnvironment } from '../reference/areas.ts';
import { parseType } from '../reference/compare/canonicalType.ts';
import { defaults } from '../reference/defaults.ts';
import { readDefaults } from '../reference/evidence/readDefaults.ts';
import { type Area, type Entry, isInternal } from '../reference/surface/entry.ts';
import type { Surface } from '../reference/surface/surface.ts';

/** Areas with names of other packages or of the build. */
const foreign: readonly string[] = ['router-exports', 'compile-flags'];

/** Variables of packages that older releases bundled. */
const bundled = /^(?:CHOKIDAR_|__)/;

/** Types whose members are entries of another area. */
const listedElsewhere =
  /^(?:UserConfig|FrontMatterMeta|RspressPlugin|I18nText|MetaJson|NavJson|SideMeta|Sidebar\w*|NavItem\w*|NormalizedSidebar\w*|SocialLink|EditLink|Feature|Hero|\w+Props)\./;

const printer = ts.createPrinter({ removeComments: true });

/** Normalizes a type: one line, no comments, single quotes, and React types without a prefix. */
export function tidyType(text: string): string {
  const type = parseType(text);
  const printed = type
    ? printer.printNode(ts.EmitHint.Unspecified, type, type.getSourceFile())
    : text;
  return printed
    .replace(/\s+/g, ' ')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/import\('react(?:\/jsx-runtime)?'\)\.|\bReact\./g, '')
    .trim();
}

/** The definition of a named type that isn't an object, whose members are separate entries. */
function definitionOf(type: string, shapes: Surface['shapes']): string | undefined {
  const text = /^[A-Z]\w*$/.test(type) ? shapes.get(type) : undefined;
  return text === undefined || text.startsWith('{') ? undefined : tidyType(text);
}

function factOf(entry: Entry, known: string | undefined, shapes: Surface['shapes']): Fact {
  const type = entry.type === undefined ? undefined : tidyType(entry.type);
  const stands = type === undefined ? undefined : definitionOf(type, shapes);
  const value = entry.default ?? known;
  return {
    ...(type !== undefined && { type }),
    ...(stands !== undefined && { stands }),
    ...(typeof value === 'string' && { default: value }),
    ...(entry.variants && { variants: entry.variants }),
    ...(entry.required && { required: true }),
    ...(entry.tags.includes('deprecated') && { deprecated: true }),
  };
}

/** The defaults with evidence in this release, by area and name. */
async function provedDefaults({ framework }: Surface): Promise<Map<string, Map<string, string>>> {
  const proved = new Map<string, Map<string, string>>();
  for (const [area, records] of Object.entries(defaults)) {
    const plugin = pluginOf(area);
    if (!records || (plugin !== undefined && !framework.plugins[plugin])) continue;
    const values = new Map<string, string>();
    const { known, gone } = await readDefaults(framework, records);
    for (const [name, { kind, values: all }] of known) {
      const [first] = all;
      if (kind === 'value' && first !== undefined && !gone.has(name)) values.set(name, first);
    }
    proved.set(area, values);
  }
  return proved;
}

const isPublic = (entry: Entry): boolean =>
  !foreign.includes(entry.area) &&
  !isInternal(entry) &&
  !(
    entry.area === 'environment' &&
    (entry.name in foreignEnvironment || bundled.test(entry.name))
  ) &&
  !(entry.area === 'type-members' && listedElsewhere.test(entry.name));

/** The public names of a release: its surface without internal names and names of other packages. */
export async function factsOf(surface: Surface): Promise<Facts> {
  const proved = await provedDefaults(surface);
  const exported = new Set(
    surface.entries.filter(({ area }) => area.endsWith('-exports')).map(({ name }) => name),
  );
  const facts: Partial<Record<Area, Record<string, Fact>>> = {};
  for (const entry of surface.entries.filter(isPublic)) {
    const { area, name } = entry;
    if (area === 'type-members' && !exported.has(name.split('.')[0] ?? '')) continue;
    const known = proved.get(area)?.get(name);
    facts[area] = { ...facts[area], [name]: factOf(entry, known, surface.shapes) };
  }
  return normalized(facts as Facts);
}
