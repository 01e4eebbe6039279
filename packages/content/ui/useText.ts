import { useI18n } from '@rspress/core/runtime';
import type texts from '../../../i18n.json';

/**
 * Looks up interface texts of `i18n.json` in the page's language.
 *
 * @returns a function from key (and values for `{{name}}` placeholders) to text; it throws on a key that does not exist.
 */
export const useText = () => useI18n<typeof texts>();
