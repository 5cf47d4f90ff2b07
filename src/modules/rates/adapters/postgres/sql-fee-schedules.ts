import type { BusinessDate } from '#kernel/business-date.ts';
import type { Currency } from '#kernel/currency.ts';
import type { FeeRates } from '#kernel/fees.ts';
import type { Database } from '#platform/database/database.ts';
import { RateMissing } from '../../domain/failures.ts';
import type { FeeSchedules } from '../../application/fee-schedules.ts';

export class SqlFeeSchedules implements FeeSchedules {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async feesOn(day: BusinessDate, currency: Currency): Promise<FeeRates> {
    const [row] = await this.#database.rows<FeeRates>(
      `select charge_currency as currency, valid_from as "validFrom",
              platform_basis_points as "platformBasisPoints", provider_basis_points as "providerBasisPoints",
              provider_fixed_minor as "providerFixedMinor"
       from fee_schedules where charge_currency = :currency and valid_from <= :day
       order by valid_from desc limit 1`,
      { day, currency },
    );
    if (row === undefined) throw new RateMissing(currency);
    return row;
  }
}
