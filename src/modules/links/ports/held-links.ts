import { token } from '#kernel/token.ts';

/** Answered by the payments module, which stands to the right of this one. */
export interface HeldLinks {
  /** Whether money captured for a SINGLE link waits for a decision: no further payment is taken meanwhile. */
  isHeld(linkId: number): Promise<boolean>;
}
export const HeldLinks = token<HeldLinks>('links.HeldLinks');
