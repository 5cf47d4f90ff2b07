/** Messages of accounts at the card provider, by code. */
export const bg = {} as const;

export const en: Record<keyof typeof bg, string> = {};
