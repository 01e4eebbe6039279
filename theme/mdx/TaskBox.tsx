import { useText } from '@handbook/content/browser';
import type { ComponentProps } from 'react';

/** The checkbox of a task list, with the accessible name that Markdown doesn't provide. */
export function TaskBox(props: ComponentProps<'input'>) {
  const t = useText();
  if (props.type !== 'checkbox' || props['aria-label']) return <input {...props} />;
  return <input {...props} aria-label={t(props.checked ? 'task.done' : 'task.open')} />;
}
