import { useHoverGroup as useBasicHoverGroup } from '@rspress/core/theme-original';

type Props = Parameters<typeof useBasicHoverGroup>[0];

/** Removes the link from the current entry, because it would open the wrong page. */
function unlinkCurrent(props: Props): Props {
  if (!('items' in props) || !props.activeMatcher) return props;
  const { items, activeMatcher } = props;
  return {
    ...props,
    items: items?.map((item) =>
      activeMatcher(item) ? { ...item, link: '' } : item,
    ),
  };
}

export const useHoverGroup: typeof useBasicHoverGroup = (props) =>
  useBasicHoverGroup(unlinkCurrent(props));
