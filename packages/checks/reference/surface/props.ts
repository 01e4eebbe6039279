import { dirname } from 'node:path';
import ts from 'typescript';
import type { Entry } from './entry.ts';
import { type Exported, exportedBy, isComponent } from './exports.ts';
import { type Member, membersOf } from './members.ts';
import type { Declarations } from './program.ts';
import { propDefaults } from './propDefaults.ts';

const modules = ['theme', 'runtime'] as const;

/** A component with its props. */
export interface Component {
  name: string;
  module: (typeof modules)[number];
  props: Member[];
}

/** Reads every component of the theme and the runtime, with the props that the framework declares. */
export const readComponents = (declarations: Declarations): Component[] =>
  modules.flatMap((module) =>
    exportedBy(declarations, `@rspress/core/${module}`)
      .filter((exported) => isComponent(exported, declarations.checker))
      .map((exported) => ({
        name: exported.name,
        module,
        props: propsOf(exported, declarations),
      })),
  );

function propsOf({ symbol }: Exported, declarations: Declarations): Member[] {
  const { checker } = declarations;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  const [props] = signature?.getParameters() ?? [];
  return props ? membersOf(declarations, checker.getTypeOfSymbol(props), { deep: false }) : [];
}

/** Whether a component takes slots: all its props are optional and render something. */
const takesSlots = ({ module, props }: Component): boolean =>
  module === 'theme' &&
  props.length > 0 &&
  props.every(
    ({ name, type, required }) =>
      name !== 'children' && !required && /ReactNode$|React\.FC\b/.test(type),
  );

/**
 * Reads the props of every component except layouts, with their defaults. The tags contain the module that exports the
 * component.
 */
export function readProps(declarations: Declarations): Entry[] {
  return readComponents(declarations)
    .filter((component) => !takesSlots(component))
    .flatMap(({ name, module, props }) => {
      const [first] = props;
      if (!first) return [];
      const file = first.source.replace(/:\d+$/, '');
      const defaults = propDefaults(declarations.framework, dirname(file));
      return props.map((prop) => ({
        ...prop,
        area: 'props' as const,
        name: `${name}.${prop.name}`,
        tags: [module, ...prop.tags],
        ...(!prop.required && {
          default: defaults.has(prop.name) ? defaults.get(prop.name) : null,
        }),
      }));
    });
}

/** Reads the slots of the layouts, each once, tagged with the components that accept it. */
export function readLayoutSlots(declarations: Declarations): Entry[] {
  const slots = new Map<string, Entry>();
  for (const component of readComponents(declarations).filter(takesSlots)) {
    for (const slot of component.props) {
      const tags = [...(slots.get(slot.name)?.tags ?? slot.tags), component.name];
      slots.set(slot.name, { ...slot, area: 'layout-slots', tags });
    }
  }
  return [...slots.values()];
}
