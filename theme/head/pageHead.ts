import { readTags } from './readTags.ts';
import { createRenderer } from './renderer.ts';
import { shownTags } from './shownTags.ts';
import type { Tag } from './tag.ts';

/** What somebody asked for: it can be changed, and taken back. */
export interface Entry {
  patch(input: unknown): void;
  dispose(): void;
  /** Shows the head anew. */
  _poll(): void;
}

/** The head of a page, and all that ask for something in it. */
export interface PageHead {
  push(input: unknown): Entry;
}

/** Collects what is asked for, and shows it once nobody asks for more at the moment. */
export function createPageHead(page: Document): PageHead {
  const asked = new Map<Entry, Tag[]>();
  const render = createRenderer(page);
  let timer: ReturnType<typeof setTimeout>;
  const renderSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => render(shownTags([...asked.values()])));
  };
  return {
    push(input) {
      const entry: Entry = {
        patch(next) {
          asked.set(entry, readTags(next));
          renderSoon();
        },
        dispose() {
          if (asked.delete(entry)) renderSoon();
        },
        _poll: renderSoon,
      };
      entry.patch(input);
      return entry;
    },
  };
}
