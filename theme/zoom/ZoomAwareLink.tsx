import { getCustomMDXComponent } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { InsideLink } from './insideLink.ts';

const { a: OriginalLink } = getCustomMDXComponent();

/** A link of a page; images inside it stay part of the link. */
export const ZoomAwareLink = (props: ComponentProps<typeof OriginalLink>) => (
  <InsideLink.Provider value={true}>
    <OriginalLink {...props} />
  </InsideLink.Provider>
);
