import { useActiveMatcher } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown, Tag } from '@rspress/core/theme';
import { ChevronIcon } from '../icons/icons.tsx';
import type { SidebarNode } from './sidebarSections.ts';

const isNode = (item: object): item is SidebarNode =>
  !('dividerType' in item) && !('sectionHeaderText' in item);

function SidebarLink({ item }: { item: SidebarNode & { link?: string } }) {
  const isActive = useActiveMatcher();
  const current = item.link ? isActive(item.link) : false;
  return (
    <Link className="sidebar__link" href={item.link} aria-current={current ? 'page' : undefined}>
      <span {...renderInlineMarkdown(item.text)} />
      {item.tag && <Tag tag={item.tag} />}
    </Link>
  );
}

/** The pages and groups of a sidebar section. A group is a `details` element, so it opens before hydration. */
export function SidebarList({ items }: { items: readonly SidebarNode[] }) {
  return (
    <ul className="sidebar__list">
      {items.map((item) => (
        <li key={`${item.text}${item.link}`}>
          {'items' in item ? (
            <details className="sidebar__group" open={!item.collapsed}>
              <summary className="sidebar__link">
                <span {...renderInlineMarkdown(item.text)} />
                <ChevronIcon />
              </summary>
              {item.link && <SidebarLink item={item} />}
              <SidebarList items={item.items.filter(isNode)} />
            </details>
          ) : (
            <SidebarLink item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}
