import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PaymentAuditLog } from '../domain/audit-actions.ts';
import type { ExchangeRates } from '../ports/exchange-rates.ts';
import { readEcbRates } from './read-ecb-rates.ts';

type Command = Readonly<{
  actor: Actor;
  /** The file of the European Central Bank, CSV or XML. */
  text: string;
  /** Earlier days are not changed. */
  from: BusinessDate;
  isDryRun: boolean;
}>;
type Result = Readonly<{ days: number; first: BusinessDate | null; last: BusinessDate | null }>;
type Deps = Readonly<{ exchangeRates: ExchangeRates; work: UnitOfWork; audit: PaymentAuditLog }>;

/** Stores the dollar rates of the European Central Bank, replacing stored days, in one transaction. */
export class ImportRates {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, RatesUnreadable */
  async execute({ actor, text, from, isDryRun }: Command): Promise<Result> {
    const { exchangeRates, work, audit } = this.#deps;
    mustHaveRole(actor, 'ADMIN');
    const rates = readEcbRates(text)
      .filter(({ day }) => day >= from)
      .toSorted((one, other) => (one.day < other.day ? -1 : 1));
    const result = { days: rates.length, first: rates[0]?.day ?? null, last: rates.at(-1)?.day ?? null };
    if (isDryRun || rates.length === 0) return result;
    await work.transact(async () => {
      for (const rate of rates) await exchangeRates.add({ ...rate, currency: 'USD', source: 'ECB' });
      const subject = { type: 'currency', id: 'USD' } as const;
      await audit.record({ actor, action: 'rates.imported', subject, data: result });
    });
    return result;
  }
}
