/** What the bank can do with a dispute on demand. */
export const disputeMoves = ['escalate', 'win', 'lose', 'prevent'] as const;
export type DisputeMove = (typeof disputeMoves)[number];
