import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { EuroRate, euroParity } from '#kernel/euro-rate.ts';
import type { Database } from '#platform/database/database.ts';
import { RateMissing } from '../../domain/failures.ts';
import type { DatedEuroRate, ExchangeRates, PublishedRate } from '../../ports/exchange-rates.ts';

export class SqlExchangeRates implements ExchangeRates {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async euroRateOn(day: BusinessDate, currency: ChargeCurrency): Promise<DatedEuroRate> {
    if (currency === 'EUR') return { rate: euroParity, day: null };
    const [row] = await this.#database.rows<{ perEuro: string; day: BusinessDate }>(
      `select per_euro::text as "perEuro", day::text as day from exchange_rates
       where currency = :currency and day <= :day order by exchange_rates.day desc limit 1`,
      { day, currency },
    );
    if (row === undefined) throw new RateMissing(currency);
    return { rate: EuroRate.parse(row.perEuro), day: row.day };
  }

  async lastDay(currency: PublishedRate['currency']): Promise<BusinessDate | null> {
    const [row] = await this.#database.rows<{ day: BusinessDate | null }>(
      'select max(day)::text as day from exchange_rates where currency = :currency',
      { currency },
    );
    return row!.day;
  }

  async add(rate: PublishedRate): Promise<void> {
    await this.#database.rows(
      `insert into exchange_rates (currency, day, per_euro, source) values (:currency, :day, :perEuro, :source)
       on conflict (currency, day) do update set per_euro = excluded.per_euro, source = excluded.source`,
      rate,
    );
  }
}
