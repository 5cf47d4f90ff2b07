import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { EuroRate, euroParity } from '#kernel/euro-rate.ts';
import type { Database } from '#platform/database/database.ts';
import { RateMissing } from '../../domain/failures.ts';
import type { ExchangeRates, PublishedRate } from '../../ports/exchange-rates.ts';

export class SqlExchangeRates implements ExchangeRates {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
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

  async add(rate: PublishedRate): Promise<void> {
    await this.#database.rows(
      `insert into exchange_rates (currency, day, per_euro, source) values (:currency, :day, :perEuro, :source)
       on conflict (currency, day) do update set per_euro = excluded.per_euro, source = excluded.source`,
      rate,
    );
  }
}
