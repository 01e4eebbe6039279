/** Scrolls a list so that an item is in its middle, unless the item is visible. `scrollIntoView` would scroll the page too. */
export function reveal(item: Element, list: Element): void {
  const itemBox = item.getBoundingClientRect();
  const listBox = list.getBoundingClientRect();
  if (itemBox.top >= listBox.top && itemBox.bottom <= listBox.bottom) return;
  list.scrollBy({ top: (itemBox.top + itemBox.bottom - listBox.top - listBox.bottom) / 2 });
}
