/** Moves of an account on demand: by the provider, or `leave` by its owner, who disconnects it from the platform. */
export const accountMoves = ['verify', 'reject', 'review', 'ask', 'lapse', 'leave'] as const;
export type AccountMove = (typeof accountMoves)[number];
