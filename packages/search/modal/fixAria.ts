/** The accessible names of the lists. */
interface ListNames {
  results: string;
  saved: string;
}

/** The ID of the list that the field controls. */
const LIST_ID = 'search-list';

/**
 * Corrects the roles in DocSearch's markup.
 *
 * DocSearch 3.9 renders a button around everything, several lists with the same ID, and options that contain links and
 * buttons. This function turns the field into a combobox with one list: a list box of grouped links or, if entries have
 * buttons, a grid. Call it after any change; it only writes what differs.
 */
export function fixAria(root: HTMLElement, names: ListNames): void {
  for (const container of root.querySelectorAll('.DocSearch-Container')) {
    // The role is on the dialog element.
    set(container, {
      role: 'presentation',
      tabindex: null,
      'aria-expanded': null,
      'aria-haspopup': null,
      'aria-controls': null,
      'aria-labelledby': null,
    });
  }
  for (const bar of root.querySelectorAll('header, footer')) set(bar, { role: 'presentation' });

  // Safari drops the role of a list without markers.
  for (const keys of root.querySelectorAll('.DocSearch-Commands')) set(keys, { role: 'list' });

  // The scrollable element. As the popup of a combobox, it doesn't need to be a tab stop.
  const popup = root.querySelector('.DocSearch-Dropdown');
  const isGrid = popup?.querySelector('.search-hit__actions') != null;
  const list = popup?.querySelector('.DocSearch-Hits') ? popup : null;
  if (list) fixList(list, isGrid, isGrid ? names.saved : names.results);
  else if (popup) set(popup, { id: null, role: null, 'aria-label': null });

  const input = root.querySelector('.DocSearch-Input');
  if (!input) return;
  set(input, {
    role: 'combobox',
    inputmode: 'search',
    'aria-autocomplete': 'list',
    'aria-haspopup': isGrid ? 'grid' : 'listbox',
    'aria-expanded': String(list !== null),
    'aria-controls': list && LIST_ID,
  });
}

function fixList(list: Element, isGrid: boolean, name: string): void {
  set(list, { id: LIST_ID, role: isGrid ? 'grid' : 'listbox', 'aria-label': name });
  for (const [index, group] of list.querySelectorAll('.DocSearch-Hits').entries()) {
    const title = group.querySelector('.DocSearch-Hit-source');
    const titleId = `${LIST_ID}-${index}`;
    // A section can't be a group of rows, so each row names its group.
    if (isGrid) set(group, { role: 'none', 'aria-label': null });
    else set(group, { role: 'group', 'aria-label': title?.textContent ?? null });
    if (title) set(title, { id: titleId, 'aria-hidden': isGrid ? null : 'true' });
    for (const items of group.querySelectorAll('ul')) {
      set(items, { id: null, role: 'none', 'aria-labelledby': null });
    }
    for (const item of group.querySelectorAll('li')) {
      const entry = item.querySelector(isGrid ? '.search-hit__row' : 'a');
      if (entry) fixEntry(item, entry, isGrid ? 'row' : 'option');
      if (entry && isGrid) fixRow(entry, titleId);
    }
  }
}

/**
 * Moves DocSearch's attributes from an item to the inner element that has the role: a list item can't be a row, and an
 * option can't contain a link, but it can be one.
 */
function fixEntry(item: Element, entry: Element, role: string): void {
  for (const name of ['id', 'aria-selected']) {
    const value = item.getAttribute(name);
    if (value !== null) set(entry, { [name]: value });
  }
  set(entry, { role });
  set(item, { id: null, role: 'none', 'aria-selected': null });
}

function fixRow(row: Element, titleId: string): void {
  set(row, { 'aria-describedby': titleId });
  for (const cell of row.querySelectorAll('.search-hit__cell, .DocSearch-Hit-action')) {
    set(cell, { role: 'gridcell' });
  }
}

function set(element: Element, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
