/** Texts about the check of the card provider's settings. */
export const bg = {
  topicStripe: 'Проверка на настройките при Stripe.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  topicStripe: 'Check of the settings at Stripe.',
};
