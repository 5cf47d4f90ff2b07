import { mustHaveRole, system, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { RateAuditLog } from '../domain/audit-actions.ts';
import { RatesUrlMissing } from '../domain/failures.ts';
import { newestRateDay } from '../domain/rate-age.ts';
import type { ExchangeRates } from '../ports/exchange-rates.ts';
import type { RatesFile } from '../ports/rates-file.ts';
import { readEcbRates } from './read-ecb-rates.ts';
import { storeRates, type StoredDays } from './store-rates.ts';

type Deps = Readonly<{
  exchangeRates: ExchangeRates;
  ratesFile: RatesFile;
  work: UnitOfWork;
  audit: RateAuditLog;
  clock: Clock;
}>;

/** Fetches the central bank's file and stores its dollar rates. The file is read outside the transaction. */
export class FetchRates {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Replaces stored days. @throws SignInNeeded, NotAllowed, RatesUrlMissing, RatesAway, RatesUnreadable */
  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<StoredDays> {
    const { ratesFile } = this.#deps;
    mustHaveRole(actor, 'ADMIN');
    if (!ratesFile.isConfigured) throw new RatesUrlMissing();
    return storeRates(this.#deps, actor, readEcbRates(await ratesFile.read()));
  }

  /**
   * For the job: asks only while the rate of the newest TARGET day is missing, and adds only later days.
   * @throws RatesAway, RatesUnreadable
   */
  async executeIfDue(): Promise<void> {
    const { exchangeRates, ratesFile, clock } = this.#deps;
    if (!ratesFile.isConfigured) return;
    const last = await exchangeRates.lastDay('USD');
    if (last !== null && last >= newestRateDay(clock.now())) return;
    const rates = readEcbRates(await ratesFile.read());
    await storeRates(
      this.#deps,
      system('rates'),
      rates.filter(({ day }) => last === null || day > last),
    );
  }
}
