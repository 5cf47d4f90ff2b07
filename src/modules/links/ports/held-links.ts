import { token } from '#kernel/token.ts';

/** Links with captured money in review. Implemented by the payments module. */
export interface HeldLinks {
  /** Whether money captured for a SINGLE link waits for a decision; meanwhile no further payment is accepted. */
  isHeld(paymentLinkId: number): Promise<boolean>;
}
export const HeldLinks = token<HeldLinks>('links.HeldLinks');
