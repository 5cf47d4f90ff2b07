/** URL fragment that focuses the form for a new payment link. */
export const newLinkHash = '#new';
