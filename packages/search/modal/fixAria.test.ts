// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { fixAria } from './fixAria.ts';

const names = { results: 'Hits', saved: 'Saved' };
const get = (selector: string) => document.querySelector(selector) as Element;
const item = (id: string, selected: boolean, actions = '') =>
  `<li id="${id}" role="option" aria-selected="${selected}" class="DocSearch-Hit">
    <span class="search-hit__row"><span class="search-hit__cell"><a href="/${id}"></a></span>
    ${actions}</span></li>`;
const draw = (items: string) => {
  document.body.innerHTML = `<dialog>
    <div class="DocSearch-Container" role="button" tabindex="0" aria-expanded="true" aria-controls="x">
      <header><input class="DocSearch-Input" aria-activedescendant="b"></header>
      <div class="DocSearch-Dropdown">${items}</div>
      <footer><ul class="DocSearch-Commands"></ul></footer></div></dialog>`;
  fixAria(document.body, names);
};
const list = (items: string) =>
  `<div class="DocSearch-Dropdown-Container"><section class="DocSearch-Hits">
    <div class="DocSearch-Hit-source">Guide</div><ul id="docsearch-list" role="listbox">${items}</ul>
  </section></div>`;

beforeEach(() => document.body.replaceChildren());

describe('fixAria', () => {
  it('turns hits into one list box with links as options', () => {
    draw(list(item('a', false) + item('b', true)));
    const options = [...document.querySelectorAll('[role="option"]')];
    expect(options.map(({ id, tagName }) => [id, tagName])).toEqual([
      ['a', 'A'],
      ['b', 'A'],
    ]);
    expect(get('#b').getAttribute('aria-selected')).toBe('true');
    expect(document.querySelectorAll('[role="listbox"]')).toHaveLength(1);
    expect(get('[role="group"]').getAttribute('aria-label')).toBe('Guide');
    expect(get('input').getAttribute('aria-controls')).toBe(get('[role="listbox"]').id);
  });

  it('follows the selection', () => {
    draw(list(item('a', true)));
    get('li').setAttribute('aria-selected', 'false');
    fixAria(document.body, names);
    expect(get('#a').getAttribute('aria-selected')).toBe('false');
    expect(get('li').hasAttribute('aria-selected')).toBe(false);
  });

  it('turns entries with buttons into rows of a grid', () => {
    const actions =
      '<span class="search-hit__actions"><div class="DocSearch-Hit-action"></div></span>';
    draw(list(item('a', true, actions)));
    expect(get('[role="grid"]').getAttribute('aria-label')).toBe('Saved');
    expect(get('#a').getAttribute('role')).toBe('row');
    expect(get(`#${get('#a').getAttribute('aria-describedby')}`).textContent).toBe('Guide');
    expect(get('li').getAttribute('role')).toBe('none');
    expect(get('#a').querySelectorAll('[role="gridcell"]')).toHaveLength(2);
    expect(get('input').getAttribute('aria-haspopup')).toBe('grid');
  });

  it('reports no list if there is none', () => {
    draw('<div class="DocSearch-StartScreen"></div>');
    expect(get('input').getAttribute('aria-expanded')).toBe('false');
    expect(get('input').hasAttribute('aria-controls')).toBe(false);
    const container = get('.DocSearch-Container');
    expect(container.getAttribute('role')).toBe('presentation');
    expect(get('footer ul').getAttribute('role')).toBe('list');
    expect(container.hasAttribute('tabindex')).toBe(false);
  });

  it('changes nothing the second time', async () => {
    draw(list(item('a', true)));
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(document.body, { subtree: true, attributes: true, childList: true });
    fixAria(document.body, names);
    await new Promise((resolve) => setTimeout(resolve));
    observer.disconnect();
    expect(changes).toEqual([]);
  });
});
