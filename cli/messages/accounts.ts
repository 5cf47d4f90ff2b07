/** Texts about accounts at the card provider. */
export const bg = {
  topicAccounts: 'Сметки на търговците при картовия оператор.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  topicAccounts: 'Accounts of merchants at the card provider.',
};
