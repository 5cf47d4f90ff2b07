/** Texts about payouts. */
export const bg = {
  topicPayouts: 'Преводи от картовия оператор към банковите сметки на търговците.',
  payoutsListSummary: 'Показва преводите към банката.',
  payoutShowSummary: 'Показва превод с всичко в него: плащания, възстановявания и такси.',
  payoutsImportSummary: 'Прочита преводите на търговец от картовия оператор и записва новото в тях.',
  payoutReviewFlag: 'Само върнатите от банката или тези с необяснена разлика.',
  noPayouts: 'Няма преводи.',
  payoutsImported: 'Прочетени преводи: {count}.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  topicPayouts: 'Payouts of the card provider to the bank accounts of merchants.',
  payoutsListSummary: 'Lists payouts to bank accounts.',
  payoutShowSummary: 'Shows a payout with everything in it: payments, refunds and fees.',
  payoutsImportSummary: 'Reads the payouts of a merchant at the card provider and stores what is new.',
  payoutReviewFlag: 'Only payouts that the bank returned, or with an unexplained difference.',
  noPayouts: 'There are no payouts.',
  payoutsImported: 'Payouts read: {count}.',
};
