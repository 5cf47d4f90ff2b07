/** The version of the API's answers and events, a date. Additions come without a new one. */
export const currentVersion = '2026-12-01';
