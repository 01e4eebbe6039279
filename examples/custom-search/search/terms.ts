export interface Term {
  name: string;
  meaning: string;
}

export const terms: Term[] = [
  { name: 'Slot', meaning: 'A place in the layout that you fill with content.' },
  { name: 'Route', meaning: 'The URL path that a file is served at.' },
];
