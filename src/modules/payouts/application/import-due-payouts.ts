import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { PayoutAccount, Payouts } from '../ports/payouts.ts';
import type { ImportPayouts } from './import-payouts.ts';

type Deps = Readonly<{
  payouts: Payouts;
  importPayouts: Pick<ImportPayouts, 'execute'>;
  clock: Clock;
  /** Calls to the provider that one run may make. */
  callsOfRun: number;
}>;

const minuteMs = 60_000;
/** Each account is listed every six hours. */
const pauseMs = 6 * 60 * minuteMs;
/** A claimed account that was not listed is due again after this. */
const leaseMs = 30 * minuteMs;
const batch = 10;

/** Lists the payouts of due accounts, least recently listed first, until the calls of the run are used up. */
export class ImportDuePayouts {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns accounts that were listed */
  async execute(): Promise<number> {
    const { payouts, clock, callsOfRun } = this.#deps;
    let left = callsOfRun;
    let listed = 0;
    while (left > 0) {
      const now = clock.now();
      const until = new Date(now.getTime() + leaseMs);
      const latest = new Date(now.getTime() + pauseMs);
      const claimed = await payouts.claimAccounts({ limit: Math.min(batch, left), now, until, latest });
      if (claimed.length === 0) break;
      for (const account of claimed) {
        const calls = await this.#list(account);
        if (calls !== null) listed += 1;
        left -= calls ?? 1;
      }
    }
    return listed;
  }

  /** @returns calls; null for an account that does not answer, which is due again after its lease */
  async #list(account: PayoutAccount): Promise<number | null> {
    const { payouts, importPayouts, clock } = this.#deps;
    try {
      const { calls } = await importPayouts.execute({ account });
      await payouts.accountListed(account.accountId, new Date(clock.now().getTime() + pauseMs));
      return calls;
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unavailable') throw error;
      return null;
    }
  }
}
