import { token } from '#kernel/token.ts';

/** From which networks a user has signed in lately. */
export interface KnownNetworks {
  /** For a name without account (null) it takes as long, and is false. */
  isKnown(userId: number | null, address: string): Promise<boolean>;
  /** In the transaction of the sign-in. */
  remember(userId: number, address: string, at: Date): Promise<void>;
  /** Deletes those that were last used before. @returns how many */
  forgetUnused(before: Date): Promise<number>;
}
export const KnownNetworks = token<KnownNetworks>('users.KnownNetworks');
