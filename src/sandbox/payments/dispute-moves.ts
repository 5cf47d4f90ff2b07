/** Why a cardholder disputes a charge; an inquiry only asks and takes no money. */
export const disputeKinds = ['fraudulent', 'product_not_received', 'inquiry'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

/** What the bank can do with a dispute on demand. */
export const disputeMoves = ['escalate', 'win', 'lose', 'prevent'] as const;
export type DisputeMove = (typeof disputeMoves)[number];
