/** The logo mark, as in theme/logo.svg; inline, which saves a request. */
export const Mark = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="#0A5C4E" stroke="none" />
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M9 24V10h14v14" stroke="#FFFFFF" strokeWidth="3" />
      <path d="m12.5 18 3 3 5-6" stroke="#F2A678" strokeWidth="2.6" />
    </g>
  </svg>
);
