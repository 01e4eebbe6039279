import { useI18n } from '@rspress/core/runtime';
import type texts from '../../../i18n.json';

/**
 * Looks up interface text from `i18n.json` in the page's language.
 *
 * @returns a function that returns the text of a key, with values for `{{name}}` placeholders. It throws on an unknown key.
 */
export const useText = () => useI18n<typeof texts>();
