/** Refusals and texts of API keys, events and webhooks. */
export const bg = {
  'test-events.refused': 'Тук се движат истински пари: пробни събития има само в тестова инсталация.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'test-events.refused': 'Real money moves here: only a test installation makes test events.',
};
