/** One spelling for default values: quotes, spaces, trailing commas and semicolons do not matter. */
export const canonicalValue = (text: string): string =>
  text
    .trim()
    .replace(/["`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/\s*([[\]{}(),:])\s*/g, '$1')
    .replace(/,([\]})])/g, '$1')
    .replace(/;$/, '');
