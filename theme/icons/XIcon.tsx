/** Decorative; the control around it carries the name. */
export const XIcon = () => (
  <svg
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
    <path d="m5 5 14 14M19 5 5 19" strokeWidth="2.5" />
  </svg>
);
