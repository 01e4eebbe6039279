import { useSite } from '@rspress/core/runtime';
import { useRef, useState } from 'react';

/**
 * The state that a code block and its buttons share. Replaces the framework's hook, whose module includes the framework's
 * buttons and their styles.
 *
 * @param initialWrapCode whether lines wrap at first; the site's default if it isn't set
 */
export function useCodeButtonGroup(initialWrapCode?: boolean) {
  const { defaultWrapCode } = useSite().site.markdown;
  const [wrapCode, setWrapCode] = useState(initialWrapCode ?? defaultWrapCode);
  const copyElementRef = useRef<HTMLDivElement>(null);
  const toggleWrapCode = () => setWrapCode(!wrapCode);
  return { copyElementRef, wrapCode, toggleWrapCode };
}
