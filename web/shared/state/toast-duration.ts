/** Specification, point 9. */
export const toastDurationMs = 6_000;
