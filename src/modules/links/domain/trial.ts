/** How long a trial can be opened. */
export const trialMs = 15 * 60_000;

/** A member’s trial of one link. */
export type Trial = Readonly<{ paymentLinkId: number; merchantId: number; expiresAt: Date }>;
