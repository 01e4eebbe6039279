export interface Term {
  name: string;
  meaning: string;
}

export const terms: Term[] = [
  { name: 'Slot', meaning: 'A place of the layout that your content fills.' },
  { name: 'Route', meaning: 'The address that a file becomes.' },
];
