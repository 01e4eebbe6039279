import { useText } from '@handbook/content/browser';
import { ChevronIcon, ListIcon } from '../icons/icons.tsx';

/** Ids of the panels that the bar opens on small screens; a heading of a page may be “sidebar”. */
export const SIDEBAR_ID = 'layout-sidebar';
export const OUTLINE_ID = 'layout-outline';

interface LocalBarProps {
  hasSidebar: boolean;
  hasOutline: boolean;
}

/** On small screens: opens the area's pages and the page's headings, both native popovers. */
export function LocalBar({ hasSidebar, hasOutline }: LocalBarProps) {
  const t = useText();
  return (
    <div className="local-bar">
      {hasSidebar && (
        <button
          type="button"
          className="local-bar__button local-bar__sidebar"
          popoverTarget={SIDEBAR_ID}
        >
          <ListIcon />
          {t('menuTitle')}
        </button>
      )}
      {hasOutline && (
        <button
          type="button"
          className="local-bar__button local-bar__outline"
          popoverTarget={OUTLINE_ID}
        >
          {t('outlineTitle')}
          <ChevronIcon />
        </button>
      )}
    </div>
  );
}
