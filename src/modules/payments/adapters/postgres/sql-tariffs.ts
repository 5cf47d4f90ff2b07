import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import { EuroRate, euroParity } from '#kernel/euro-rate.ts';
import type { Database } from '#platform/database/database.ts';
import { RateMissing } from '../../domain/failures.ts';
import type { FeeRates } from '../../domain/fees.ts';
import type { Tariffs } from '../../ports/tariffs.ts';

export class SqlTariffs implements Tariffs {
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

  async euroRateOn(day: BusinessDate, currency: ChargeCurrency): Promise<EuroRate> {
    if (currency === 'EUR') return euroParity;
    const [row] = await this.#database.rows<{ perEuro: string }>(
      `select per_euro::text as "perEuro" from exchange_rates where currency = :currency and day <= :day
       order by day desc limit 1`,
      { day, currency },
    );
    if (row === undefined) throw new RateMissing(currency);
    return EuroRate.parse(row.perEuro);
  }

  async addRate(rate: {
    currency: 'USD' | 'BGN';
    day: BusinessDate;
    perEuro: string;
    source: string;
  }): Promise<void> {
    await this.#database.rows(
      `insert into exchange_rates (currency, day, per_euro, source) values (:currency, :day, :perEuro, :source)
       on conflict (currency, day) do update set per_euro = excluded.per_euro, source = excluded.source`,
      rate,
    );
  }
}
