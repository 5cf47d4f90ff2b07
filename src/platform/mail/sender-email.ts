/** The email of `Plateno <receipts@plateno.example>`, without the display name. */
export const emailOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
