import { token } from '#kernel/token.ts';

/** Implemented by the payments module. */
export interface HeldLinks {
  /** Whether money captured for a SINGLE link waits for a decision: no further payment is taken meanwhile. */
  isHeld(paymentLinkId: number): Promise<boolean>;
}
export const HeldLinks = token<HeldLinks>('links.HeldLinks');
