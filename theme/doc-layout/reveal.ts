/** Brings an item of a list that scrolls into the middle of the list, unless it can be seen. The page stays where it is. */
export function reveal(item: Element, list: Element): void {
  const own = item.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (own.top >= box.top && own.bottom <= box.bottom) return;
  list.scrollBy({ top: (own.top + own.bottom - box.top - box.bottom) / 2 });
}
