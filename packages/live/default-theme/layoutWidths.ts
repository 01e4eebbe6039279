interface LayoutChoice {
  /** Whether `pageType` is `doc-wide`. */
  isWide: boolean;
  sidebar: 'true' | 'false' | 'placeholder';
  outline: boolean;
}

const WINDOW = 1440;
const SIDEBAR = 320;
const OUTLINE = 268;
const TEXT = 1000;

/**
 * Returns the widths of the columns of a document page in the default theme, in CSS pixels and in a window of 1440 px. They
 * result from `DocLayout` and the variables `--rp-sidebar-width`, `--rp-outline-width`, and `--rp-content-max-width`. Empty
 * columns are included.
 */
export function layoutWidths({ isWide, sidebar, outline }: LayoutChoice) {
  const widths = {
    sidebar: sidebar === 'true' ? SIDEBAR : emptySidebar(isWide, sidebar),
    outline: outline || !isWide ? OUTLINE : 0,
  };
  const room = WINDOW - widths.sidebar - widths.outline;
  const limit = isWide ? TEXT + SIDEBAR + OUTLINE : TEXT;
  return { window: WINDOW, ...widths, text: Math.round(Math.min(room, limit)) };
}

/** Returns the width of a hidden sidebar: its usual width, 12% of the window, or 0 on a wide page. */
function emptySidebar(isWide: boolean, sidebar: 'false' | 'placeholder'): number {
  if (isWide) return 0;
  return sidebar === 'placeholder' ? SIDEBAR : WINDOW * 0.12;
}
