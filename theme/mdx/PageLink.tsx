import { getCustomMDXComponent } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { InsideLink } from '../zoom/insideLink.ts';

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
