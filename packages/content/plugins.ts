import type { RspressPlugin } from '@rspress/core';
import { lastUpdated } from './history/lastUpdated.ts';
import { translationPending } from './translations/translationPending.ts';
import { validate } from './validate/validate.ts';

/** Returns the plugins that validate the sources, and give each page its dates and the state of its translation. */
export const content = (): RspressPlugin[] => [validate(), lastUpdated(), translationPending()];
