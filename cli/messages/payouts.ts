/** Texts about payouts. */
export const bg = {
  topicPayouts: 'Преводи от картовия оператор към банковите сметки на търговците.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  topicPayouts: 'Payouts of the card provider to the bank accounts of merchants.',
};
