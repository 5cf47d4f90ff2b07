import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { RateAuditLog } from '../domain/audit-actions.ts';
import type { ExchangeRates } from '../ports/exchange-rates.ts';
import { readEcbRates } from './read-ecb-rates.ts';
import { storeRates, type StoredDays } from './store-rates.ts';

type Command = Readonly<{
  actor: Actor;
  /** The file of the European Central Bank, CSV or XML. */
  text: string;
  /** Earlier days are not changed. */
  from: BusinessDate;
}>;
type Deps = Readonly<{ exchangeRates: ExchangeRates; work: UnitOfWork; audit: RateAuditLog }>;

/** Stores the dollar rates of a file of the European Central Bank, replacing stored days, in one transaction. */
export class ImportRates {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, RatesUnreadable */
  async execute({ actor, text, from }: Command): Promise<StoredDays> {
    mustHaveRole(actor, 'ADMIN');
    const rates = readEcbRates(text).filter(({ day }) => day >= from);
    return storeRates(this.#deps, actor, rates);
  }
}
