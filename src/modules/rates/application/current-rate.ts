import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import { RateMissing, RateTooOld } from '../domain/failures.ts';
import { isRateOld } from '../domain/rate-age.ts';
import type { DatedEuroRate, ExchangeRates } from '../ports/exchange-rates.ts';

type Rates = Pick<ExchangeRates, 'euroRateOn'>;

/**
 * The rate for new business on a day. Money that has arrived is settled at the rate of its checkout, however old.
 * @throws RateMissing, RateTooOld
 */
export const currentRateOn = async (
  exchangeRates: Rates,
  today: BusinessDate,
  currency: ChargeCurrency,
): Promise<DatedEuroRate> => {
  const found = await exchangeRates.euroRateOn(today, currency);
  if (found.day !== null && isRateOld(found.day, today)) throw new RateTooOld(currency);
  return found;
};

/** The problem of a link or invoice in a currency without a current rate; none otherwise. */
export const rateProblems = async (
  exchangeRates: Rates,
  today: BusinessDate,
  currency: ChargeCurrency,
): Promise<FieldProblem[]> => {
  try {
    await currentRateOn(exchangeRates, today, currency);
    return [];
  } catch (error) {
    if (!(error instanceof RateMissing || error instanceof RateTooOld)) throw error;
    return [{ field: 'currency', code: 'fields.rate-too-old', params: { currency } }];
  }
};
