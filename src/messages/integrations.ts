/** Refusals and texts of API keys, events and webhooks. */
export const bg = {} as const;

export const en: Record<keyof typeof bg, string> = {};
