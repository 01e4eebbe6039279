import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fact, type Facts, normalized } from '@handbook/releases';
import { foreignEnvironment } from '../reference/areas.ts';
import { tidyType } from '../reference/compare/typeText.ts';
import { knownDefault } from '../reference/defaults.ts';
import { type Area, type Entry, isInternal } from '../reference/surface/entry.ts';
import { readSurface } from '../reference/surface/surface.ts';

/** A release as installed. */
export interface InstalledRelease {
  version: string;
  /** The packages with exactly this version, without `@rspress/`. */
  packages: string[];
  facts: Facts;
}

/** Areas with names of other packages or of the build. */
const foreign: readonly string[] = ['router-exports', 'compile-flags'];

/** Variables of packages that older releases bundled. */
const bundled = /^(?:CHOKIDAR_|__)/;

/** Types whose members are entries of another area. */
const listedElsewhere =
  /^(?:UserConfig|FrontMatterMeta|RspressPlugin|I18nText|MetaJson|NavJson|SideMeta|Sidebar\w*|NavItem\w*|NormalizedSidebar\w*|SocialLink|EditLink|Feature|Hero|\w+Props)\./;

function factOf(entry: Entry): Fact {
  const { type, stands } = entry;
  const value = knownDefault(entry);
  // The members of an object are separate entries.
  const isNamed = type !== undefined && stands !== undefined && !stands.startsWith('{');
  return {
    ...(type !== undefined && { type: tidyType(type) }),
    ...(isNamed && /^[A-Z]\w*$/.test(type) && { stands: tidyType(stands) }),
    ...(value !== undefined && { default: value }),
    ...(entry.variants && { variants: entry.variants }),
    ...(entry.required && { required: true }),
    ...(entry.tags.includes('deprecated') && { deprecated: true }),
  };
}

const isPublic = (entry: Entry): boolean =>
  !foreign.includes(entry.area) &&
  !isInternal(entry) &&
  !(
    entry.area === 'environment' &&
    (entry.name in foreignEnvironment || bundled.test(entry.name))
  ) &&
  !(entry.area === 'type-members' && listedElsewhere.test(entry.name));

/** The public names of the framework: its surface without internal names and names of other packages. */
function factsOf(entries: readonly Entry[]): Facts {
  const exported = new Set(
    entries.filter(({ area }) => area.endsWith('-exports')).map(({ name }) => name),
  );
  const facts: Partial<Record<Area, Record<string, Fact>>> = {};
  for (const entry of entries.filter(isPublic)) {
    const { area, name } = entry;
    if (area === 'type-members' && !exported.has(name.split('.')[0] ?? '')) continue;
    facts[area] = { ...facts[area], [name]: factOf(entry) };
  }
  return normalized(facts as Facts);
}

/** The public names of the installed framework, and of the installed plugins with a final 2.0.x version. */
export async function installedRelease(): Promise<InstalledRelease> {
  const { framework, entries } = await readSurface();
  const versionOf = (folder: string): string =>
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  const plugins = Object.entries(framework.plugins).map(
    ([name, folder]) => [name, versionOf(folder)] as const,
  );
  const early = plugins.filter(([, version]) => !/^2\.0\.\d+$/.test(version));
  const areas = new Set<string>(early.map(([name]) => `plugin:${name}`));
  const facts = Object.entries(factsOf(entries)).filter(([area]) => !areas.has(area));
  // A plugin isn't published with every release.
  const own = plugins.filter(([, version]) => version === framework.version);
  return {
    version: framework.version,
    packages: ['core', ...own.map(([name]) => `plugin-${name}`).sort()],
    facts: Object.fromEntries(facts),
  };
}
