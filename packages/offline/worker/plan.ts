/** The constants that a build writes at the start of `sw.js`. All paths start with the base. */
export interface WorkerPlan {
  base: string;
  /** The scripts and style sheets that pages share, and the files of the offline pages. */
  shell: string[];
  /** The offline page of each language, the main language last, because its folder contains the others. */
  offlinePages: { url: string; revision: string }[];
  searchData: Record<string, string>;
}
