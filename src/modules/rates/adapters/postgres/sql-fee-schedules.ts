import type { BusinessDate } from '#kernel/business-date.ts';
import type { Currency } from '#kernel/currency.ts';
import type { FeeRates } from '#kernel/fees.ts';
import type { Database } from '#platform/database/database.ts';
import { RateMissing } from '../../domain/failures.ts';
import type { FeeSchedules } from '../../application/fee-schedules.ts';

const noFees = (validFrom: BusinessDate): Omit<FeeRates, 'currency'> => ({
  validFrom,
  platformBasisPoints: 0,
  providerBasisPoints: 0,
  providerFixedMinor: 0,
});

export class SqlFeeSchedules implements FeeSchedules {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async feesOn(day: BusinessDate, currency: Currency): Promise<FeeRates> {
    const row = await this.#lastOn(day, currency);
    if (row === undefined) throw new RateMissing(currency);
    return { currency, ...row };
  }

  async bankFeesOn(day: BusinessDate): Promise<FeeRates> {
    return { currency: 'EUR', ...((await this.#lastOn(day, 'BANK')) ?? noFees(day)) };
  }

  async #lastOn(day: BusinessDate, of: Currency | 'BANK'): Promise<Omit<FeeRates, 'currency'> | undefined> {
    const [row] = await this.#database.rows<Omit<FeeRates, 'currency'>>(
      `select valid_from as "validFrom",
              platform_basis_points as "platformBasisPoints", provider_basis_points as "providerBasisPoints",
              provider_fixed_minor as "providerFixedMinor"
       from fee_schedules where charge_currency = :of and valid_from <= :day
       order by valid_from desc limit 1`,
      { day, of },
    );
    return row;
  }
}
