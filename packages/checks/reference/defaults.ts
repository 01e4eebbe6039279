import recordedDefaults from './defaults.json' with { type: 'json' };
import type { Entry } from './surface/entry.ts';

/**
 * Defaults that can't be read by running the framework, because they are set where it renders a page, reads a file, or starts
 * a command, and nothing returns them. The readers in `surface/` know the others. An option without a default isn't listed;
 * its page states none, or says where the value comes from.
 */
const recorded: Record<string, Record<string, string>> = recordedDefaults;

/** The default of an entry; `undefined` if it has none, or if it depends on another value of the site. */
export const knownDefault = ({ area, name, default: read }: Entry): string | undefined =>
  recorded[area]?.[name] ?? read;
