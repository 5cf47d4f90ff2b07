/** Messages of payouts, by code. */
export const bg = {} as const;

export const en: Record<keyof typeof bg, string> = {};
