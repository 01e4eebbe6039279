import { dirname, join } from 'node:path';
import { firstParameter } from './describe.ts';
import { distFiles } from './distFiles.ts';
import type { Entry } from './entry.ts';
import { exportedBy, isComponent } from './exports.ts';
import type { Framework } from './framework.ts';
import { type Member, membersOf } from './members.ts';
import type { Declarations } from './program.ts';

/**
 * Reads the props of every component with their defaults, tagged with the module of the component, and the slots of the
 * layouts, each once, tagged with the components that accept it.
 */
export function readComponents(declarations: Declarations): Entry[] {
  const { checker, framework } = declarations;
  const entries: Entry[] = [];
  const slots = new Map<string, Entry>();
  for (const module of ['theme', 'runtime']) {
    const specifier = `@rspress/core/${module}`;
    for (const exported of exportedBy(declarations, specifier)) {
      const type = isComponent(exported, checker) && firstParameter(exported.symbol, checker);
      if (!type) continue;
      const at = `Props<typeof import("${specifier}").${exported.name}>`;
      const props = membersOf(declarations, type, at, false);
      if (module === 'theme' && props.every(isSlot)) {
        for (const slot of props) {
          const tags = [...(slots.get(slot.name)?.tags ?? slot.tags), exported.name];
          slots.set(slot.name, { ...slot, area: 'layout-slots', tags });
        }
        continue;
      }
      const defaults = propDefaults(framework, dirname(props[0]?.source ?? ''));
      for (const prop of props) {
        entries.push({
          ...prop,
          area: 'props',
          name: `${exported.name}.${prop.name}`,
          tags: [module, ...prop.tags],
          default: prop.required ? undefined : defaults.get(prop.name),
        });
      }
    }
  }
  return [...entries, ...slots.values()];
}

/** A component whose props are all optional and render something takes slots. */
const isSlot = ({ name, type, required }: Member): boolean =>
  name !== 'children' && !required && /ReactNode$|React\.FC\b/.test(type);

/** The parameter of a component, or the destructuring of its `props`. */
const patterns =
  /^(?: {4}const|(?:const|function)\b[^{}]*\() ?\{([^;]*?)\}(?: = props;|\) ?(?:=>|\{)|\)=>)/gm;

/** Reads the literal defaults in the patterns of published components. */
function propDefaults(framework: Framework, folder: string): Map<string, string> {
  const defaults = new Map<string, string>();
  if (folder === '.') return defaults;
  for (const { text } of distFiles(framework, join(framework.project, folder))) {
    for (const [, pattern = ''] of text.matchAll(patterns)) {
      for (const [, name = '', value = ''] of pattern.matchAll(
        /(\w+)(?:: \w+)? = ('[^']*'|"[^"]*"|\[[^\]]*\]|\{[^}]*\}|-?\d[\d.]*|true|false)(?=,| *$)/gm,
      ))
        defaults.set(name, value);
    }
  }
  return defaults;
}
