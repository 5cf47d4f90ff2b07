import { token } from '#kernel/token.ts';

/** How often a stranger may try addresses of links (security, "Limits"). */
export interface LookUpAllowances {
  /** Sixty a minute from one network. @throws RateLimited */
  take(address: string): Promise<void>;
}
export const LookUpAllowances = token<LookUpAllowances>('links.LookUpAllowances');
