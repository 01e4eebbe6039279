import type { Header } from '@rspress/core';
import { useEffect, useState } from 'react';
import { whenGrown } from '../resting/whenGrown.ts';

/** Pixels above the line where headings come to stand, so that the one just jumped to counts as read. */
const TOLERANCE = 5;

/** Where a heading is in the window; as one with its block where that is all above the window or all below it. */
function topOf(id: string): number {
  const heading = document.getElementById(id);
  const block = heading?.closest('.rspress-doc > *')?.getBoundingClientRect();
  if (block && (block.bottom < 0 || block.top > innerHeight)) return block.top;
  return heading?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

/**
 * The first heading in the window, or the last one above it.
 *
 * @param headings in the order of the page
 */
export function activeAnchor(headings: readonly { id: string }[]): string | undefined {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const line = (padding || 0) - TOLERANCE;
  let above: string | undefined;
  let visible: string | undefined;
  for (const { id } of headings) {
    const top = topOf(id);
    if (top < line) above = id;
    else if (top <= innerHeight) visible ??= id;
  }
  return visible ?? above;
}

/**
 * The heading being read, kept up to date.
 *
 * The framework's hook measures every heading of the page, and with that lays out the text that rests around each.
 */
export function useActiveAnchor(headings: readonly Header[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      setActive(activeAnchor(headings));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    const stop = whenGrown(update);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      stop();
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [headings]);
  return active;
}
