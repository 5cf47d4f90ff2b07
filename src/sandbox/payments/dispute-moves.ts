/** Reasons of a dispute; an inquiry takes no money. */
export const disputeKinds = ['fraudulent', 'product_not_received', 'inquiry'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

/** Moves of a dispute on demand. */
export const disputeMoves = ['escalate', 'win', 'lose', 'prevent'] as const;
export type DisputeMove = (typeof disputeMoves)[number];
