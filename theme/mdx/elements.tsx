import { useText } from '@handbook/content/browser';
import { getCustomMDXComponent } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { InsideLink } from '../zoom/ZoomableImage.tsx';

const { a: OriginalLink } = getCustomMDXComponent();

/**
 * A link in a page's content. Images in a link can't be enlarged.
 *
 * The `#` link next to a heading is hidden from assistive technology, so it must not be focusable. The outline has the same
 * links.
 */
export function PageLink(props: ComponentProps<typeof OriginalLink>) {
  const isDecorative = props['aria-hidden'] === true || props['aria-hidden'] === 'true';
  return (
    <InsideLink.Provider value={true}>
      <OriginalLink {...props} tabIndex={isDecorative ? -1 : props.tabIndex} />
    </InsideLink.Provider>
  );
}

/** A header cell of a table. An empty one is rendered as `td`, because it isn't a header of anything. */
export function TableHead({ children, ...rest }: ComponentProps<'th'>) {
  const isEmpty = children === undefined || children === null || children === '';
  return isEmpty ? <td {...rest} /> : <th {...rest}>{children}</th>;
}

/** The checkbox of a task list, with the accessible name that Markdown doesn't provide. */
export function TaskBox(props: ComponentProps<'input'>) {
  const t = useText();
  if (props.type !== 'checkbox' || props['aria-label']) return <input {...props} />;
  return <input {...props} aria-label={t(props.checked ? 'task.done' : 'task.open')} />;
}
