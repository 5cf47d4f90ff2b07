/** What happens to a payout by itself: it is sent, it arrives, and rarely it is returned after it has arrived. */
export type PayoutStep = 'send' | 'arrive' | 'return';

/** What the bank does with a payout on demand. */
export const payoutMoves = ['pay', 'fail'] as const;
export type PayoutMove = (typeof payoutMoves)[number];
