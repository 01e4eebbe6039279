import type { Value } from './tag.ts';

/** Gives an element what {@link readAttributes} read under a name, and nothing where it has that. */
export function setAttribute(element: HTMLElement, name: string, value: Value): void {
  const rest = name.slice(1);
  if (typeof value === 'function') Object.assign(element, { [name]: value });
  else if (name[0] === '.') element.classList.add(rest);
  else if (name[0] === ':') element.style.setProperty(rest, String(value));
  else if (element.getAttribute(name) !== (value === true ? '' : value)) {
    element.setAttribute(name, value === true ? '' : value);
  }
}

/** Takes away what {@link setAttribute} gave. */
export function unsetAttribute(element: HTMLElement, name: string): void {
  const rest = name.slice(1);
  if (name[0] === '.') element.classList.remove(rest);
  else if (name[0] === ':') element.style.removeProperty(rest);
  else if (name.startsWith('on')) Object.assign(element, { [name]: null });
  else element.removeAttribute(name);
}
