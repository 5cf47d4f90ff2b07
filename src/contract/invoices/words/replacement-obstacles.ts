/**
 * Reasons for which a paid document is not annulled and issued again to another buyer. ANNULLED, REPLACED, CORRECTED: the
 * document does not stand as it was issued. DEDUCTED: a final invoice names it. WRITTEN: the merchant has chosen its buyer.
 * REFUNDED, DISPUTED: its payment, also when a refund is only asked for. OTHER_VAT: rate or ground do not fit the new
 * buyer. OTHER_MONTH: the VAT of its month may be declared. TOO_LATE: more than five days after the tax event.
 */
export const replacementObstacles = [
  'ANNULLED',
  'REPLACED',
  'WRITTEN',
  'CORRECTED',
  'DEDUCTED',
  'REFUNDED',
  'DISPUTED',
  'OTHER_VAT',
  'OTHER_MONTH',
  'TOO_LATE',
] as const;
export type ReplacementObstacle = (typeof replacementObstacles)[number];
