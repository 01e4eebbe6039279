import type { RspressPlugin } from '@rspress/core';
import { lastUpdated } from './history/lastUpdated.ts';
import { translationPending } from './translations/translationPending.ts';
import type { NamedImages } from './validate/images.ts';
import { validate } from './validate/validate.ts';

interface ContentOptions {
  /** The images of the public folder that the theme names. */
  images: NamedImages;
}

/** Returns the plugins that validate the sources, and give each page its dates and the state of its translation. */
export function content({ images }: ContentOptions): RspressPlugin[] {
  return [validate(images), lastUpdated(), translationPending()];
}
