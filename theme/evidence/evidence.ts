import recorded from '../../evidence.json';

/** What was checked before this site was published; `checks/evidence` keeps it true. */
export interface Evidence {
  /** The installed version of `@rspress/core`. */
  framework: string;
  /** Pages that are equal in both languages. */
  pages?: number;
  /** Fenced blocks that were proven, in both languages. */
  samples?: number;
  /** Distinct samples that were type-checked. */
  typeChecked?: number;
  /** Distinct configurations that were built into a site. */
  sitesBuilt?: number;
  /** Statements of the reference that were compared with the installed packages. */
  reference?: number;
  /** Addresses on the built pages that were followed. */
  links?: number;
}

/** The name of one number of the evidence. */
export type EvidenceNumber = Exclude<keyof Evidence, 'framework'>;

/** The numbers in the order a reader should see them. */
export const evidenceOrder: readonly EvidenceNumber[] = [
  'samples',
  'typeChecked',
  'sitesBuilt',
  'reference',
  'links',
  'pages',
];

/** The evidence of this site, as committed. */
export const evidence: Evidence = recorded;

/** The numbers to show, in reading order; what no rule counts yet is left out. */
export const numbersOf = (from: Evidence): [EvidenceNumber, number][] =>
  evidenceOrder.flatMap((name): [EvidenceNumber, number][] => {
    const count = from[name];
    return count === undefined ? [] : [[name, count]];
  });
