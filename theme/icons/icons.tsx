/** Makes a decorative icon from a path; the control around it has the accessible name. */
const icon = (path: string, className?: string) => () => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width="1.25em"
    height="1.25em"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

export const ChevronIcon = icon('m6 9 6 6 6-6', 'chevron');

export const CloseIcon = icon('m6 6 12 12M18 6 6 18');

export const ExternalIcon = icon('M8 6h10v10M18 6 6 18');

export const GridIcon = icon('M5 5h4v4H5zM15 5h4v4h-4zM5 15h4v4H5zM15 15h4v4h-4z');

export const LanguageIcon = icon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z',
);

export const ListIcon = icon('M5 7h14M9 12h10M9 17h10');

export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');

export const MoonIcon = icon('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z');

export const SunIcon = icon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1 1M17.4 17.4l1 1M18.4 5.6l-1 1M6.6 17.4l-1 1',
);
