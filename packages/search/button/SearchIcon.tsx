/** Decorative; the control around it carries the name. */
export const SearchIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="1.125em"
    height="1.125em"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </svg>
);
