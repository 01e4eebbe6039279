/** A number of bytes as readers know them from their devices: `2.9 MB`. */
export const formatSize = (bytes: number, lang: string): string =>
  new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(bytes / 1e6);
