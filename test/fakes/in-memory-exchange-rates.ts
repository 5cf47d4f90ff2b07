import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { EuroRate, euroParity } from '#kernel/euro-rate.ts';
import { RateMissing } from '#modules/rates/domain/failures.ts';
import type { DatedEuroRate, ExchangeRates, PublishedRate } from '#modules/rates/ports/exchange-rates.ts';

export class InMemoryExchangeRates implements ExchangeRates {
  readonly #rates = new Map<string, PublishedRate>();

  async euroRateOn(day: BusinessDate, currency: ChargeCurrency): Promise<DatedEuroRate> {
    if (currency === 'EUR') return { rate: euroParity, day: null };
    const last = this.all.findLast((rate) => rate.currency === currency && rate.day <= day);
    if (last === undefined) throw new RateMissing(currency);
    return { rate: EuroRate.parse(last.perEuro), day: last.day };
  }

  async lastDay(currency: PublishedRate['currency']): Promise<BusinessDate | null> {
    return this.all.findLast((rate) => rate.currency === currency)?.day ?? null;
  }

  async add(rate: PublishedRate): Promise<void> {
    this.#rates.set(`${rate.currency} ${rate.day}`, rate);
  }

  /** By day. */
  get all(): readonly PublishedRate[] {
    return [...this.#rates.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
  }
}
