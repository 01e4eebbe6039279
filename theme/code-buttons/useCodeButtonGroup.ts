import { useSite } from '@rspress/core/runtime';
import { useRef, useState } from 'react';

/**
 * What a block of code and its buttons share. The framework's own comes with its buttons and their styles, which this site
 * does not show.
 *
 * @param initialWrapCode whether lines wrap at first, where the block says so
 */
export function useCodeButtonGroup(initialWrapCode?: boolean) {
  const { defaultWrapCode } = useSite().site.markdown;
  const [wrapCode, setWrapCode] = useState(initialWrapCode ?? defaultWrapCode);
  const copyElementRef = useRef<HTMLDivElement>(null);
  const toggleWrapCode = () => setWrapCode(!wrapCode);
  return { copyElementRef, wrapCode, toggleWrapCode };
}
