import type { EvidenceNumber } from '../../theme/evidence/evidence.ts';

/** Which counts of which rule make one number of the evidence. */
export interface Shown {
  name: EvidenceNumber;
  /** The folder of the rule below `checks/`. */
  rule: string;
  /** Kinds of the rule's counts, added up; what a rule does not count is left out. */
  kinds: readonly string[];
}

export const shown: readonly Shown[] = [
  { name: 'samples', rule: 'samples', kinds: ['blocks'] },
  { name: 'typeChecked', rule: 'samples', kinds: ['type-checked'] },
  // A site whose sample has not changed is remembered instead of built again.
  { name: 'sitesBuilt', rule: 'samples', kinds: ['sites built', 'sites built before'] },
  { name: 'reference', rule: 'reference', kinds: ['statedEntries'] },
  { name: 'links', rule: 'links', kinds: ['links'] },
  { name: 'pages', rule: 'parity', kinds: ['pages'] },
];
