/** Specification, point 9. */
const shownCharacters = 8;

export const shortToken = (token: string): string => `${token.slice(0, shownCharacters)}…`;
