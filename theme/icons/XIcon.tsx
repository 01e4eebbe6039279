/** Decorative; the control around it carries the name. */
export const XIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="1.125em"
    height="1.125em"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 4h4.5L20 20h-4.5z" />
    <path d="m18.5 4-5.5 6.5M5.5 20l5.5-6.5" />
  </svg>
);
