import type { Section } from '@handbook/content';

/** Whether a section is an entry of the reference: a row of a table, or below a name of code, or several. */
export const isEntry = ({ heading, isRow }: Section): boolean =>
  isRow === true ||
  heading
    .split(/[,、/]\s*|\s+(?:and|和)\s+/)
    .every(
      (name) => /^[\w$@.<>/-]+(?:\(\))?$/.test(name) && /[a-z][A-Z]|[_$.@<-]|^[a-z]/.test(name),
    );
