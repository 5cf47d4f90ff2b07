import { businessDate, type BusinessDate } from '#kernel/business-date.ts';
import type { Currency } from '#kernel/currency.ts';
import { RateMissing } from '#modules/rates/domain/failures.ts';
import type { FeeRates } from '#kernel/fees.ts';
import type { FeeSchedules } from '#modules/rates/application/fee-schedules.ts';

const fixedMinor = { EUR: 15, USD: 18, BGN: 30 } as const;

/** The schedules of the migration. */
const defaultSchedules = (['EUR', 'USD', 'BGN'] as const).map((currency) => ({
  currency,
  validFrom: businessDate('2020-01-01'),
  platformBasisPoints: 150,
  providerBasisPoints: 290,
  providerFixedMinor: fixedMinor[currency],
}));

/** Schedules in any order; by default one of each currency. */
export class InMemoryFeeSchedules implements FeeSchedules {
  readonly #schedules: readonly FeeRates[];

  constructor(schedules: readonly FeeRates[] = defaultSchedules) {
    this.#schedules = schedules.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  }

  async feesOn(day: BusinessDate, currency: Currency): Promise<FeeRates> {
    const last = this.#schedules.findLast((one) => one.currency === currency && one.validFrom <= day);
    if (last === undefined) throw new RateMissing(currency);
    return last;
  }

  async bankFeesOn(day: BusinessDate): Promise<FeeRates> {
    const none = { platformBasisPoints: 0, providerBasisPoints: 0, providerFixedMinor: 0 } as const;
    return { currency: 'EUR', validFrom: day, ...none };
  }
}
