import type { Actor } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';

/** Rate limits of calls to the provider; operators of the command line and the system have none. */
export interface AccountLimits {
  /** Ten links an hour of one merchant. @throws RateLimited */
  takeLink(merchantId: number, actor: Actor): Promise<void>;
  /** Twenty looks a minute of one caller. @throws RateLimited */
  takeRefresh(actor: Actor): Promise<void>;
}
export const AccountLimits = token<AccountLimits>('accounts.AccountLimits');
