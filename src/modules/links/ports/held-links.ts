import { token } from '#kernel/token.ts';

/** What the payments module, to the right of this one, says of links; it brings the adapter. */
export interface HeldLinks {
  /** Whether money captured for a SINGLE link waits for a decision: nothing more is taken for it meanwhile. */
  isHeld(linkId: number): Promise<boolean>;
}
export const HeldLinks = token<HeldLinks>('links.HeldLinks');
