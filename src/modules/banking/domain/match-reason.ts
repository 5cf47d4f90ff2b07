/** Points of each reason for which a document, a promised transfer or a payout fits a line. */
export const points = {
  REFERENCE: 100,
  NUMBER: 60,
  SHORT_NUMBER: 45,
  AMOUNT: 30,
  SUM: 30,
  IBAN: 25,
  NAME: 15,
  DAY: 5,
  PAYOUT: 100,
} as const;
export type MatchReason = keyof typeof points;

/** The points of all of them. */
export const scoreOf = (reasons: readonly MatchReason[]): number =>
  reasons.reduce((sum, reason) => sum + points[reason], 0);
