import { useText } from '@handbook/content/browser';
import { ChevronIcon, ListIcon } from '../icons/icons.tsx';

/** The IDs of the panels. The prefix prevents conflicts with headings such as “Sidebar”. */
export const SIDEBAR_ID = 'layout-sidebar';
export const OUTLINE_ID = 'layout-outline';

interface LocalBarProps {
  hasSidebar: boolean;
  hasOutline: boolean;
}

/** The bar of small screens with buttons that open the sidebar and the outline, which are native popovers. */
export function LocalBar({ hasSidebar, hasOutline }: LocalBarProps) {
  const t = useText();
  return (
    <div className="local-bar" data-sidebar={hasSidebar} data-outline={hasOutline}>
      {hasSidebar && (
        <button type="button" className="local-bar__sidebar" popoverTarget={SIDEBAR_ID}>
          <ListIcon />
          {t('menuTitle')}
        </button>
      )}
      {hasOutline && (
        <button type="button" className="local-bar__outline" popoverTarget={OUTLINE_ID}>
          {t('outlineTitle')}
          <ChevronIcon />
        </button>
      )}
    </div>
  );
}
