import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { MerchantAccounts } from '../ports/merchant-accounts.ts';
import type { RefreshAccount } from './refresh-account.ts';

type Deps = Readonly<{
  accounts: MerchantAccounts;
  refreshAccount: Pick<RefreshAccount, 'execute'>;
  clock: Clock;
  /** The share of the calls of background jobs. */
  callsPerMinute: number;
}>;

/** Every minute: fetches the accounts whose check is due, at most the share of calls of a minute. */
export class RefreshDueAccounts {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns number of accounts that were asked for; one that refuses does not stop the others */
  async execute(): Promise<number> {
    const { accounts, refreshAccount, clock, callsPerMinute: limit } = this.#deps;
    const claimed = await accounts.claimDue({ now: clock.now(), limit });
    for (const merchantId of claimed) {
      try {
        await refreshAccount.execute({ actor: system('accounts'), merchantId });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
      }
    }
    return claimed.length;
  }
}
