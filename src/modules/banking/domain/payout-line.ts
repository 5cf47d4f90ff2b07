import { addDays, isBefore } from '#kernel/business-date.ts';
import { transliterate } from '#kernel/transliterate.ts';
import type { PayoutCandidate } from './candidates.ts';
import type { ScoredLine } from './score.ts';

/** Days before and after the day of arrival of the provider on which a bank books a payout. */
const daysBefore = 2;
const daysAfter = 5;
/** How banks name the card provider. */
const providers = ['stripe'];

/** Whether an incoming line is this payout: its amount, about its day, and named by the provider or its descriptor. */
export const isPayoutLine = (
  { amountMinor, currency, bookedOn, name, text, endToEnd }: ScoredLine,
  payout: PayoutCandidate,
): boolean => {
  if (payout.amountMinor !== amountMinor || payout.currency !== currency) return false;
  if (isBefore(bookedOn, addDays(payout.arrivalOn, -daysBefore))) return false;
  if (isBefore(addDays(payout.arrivalOn, daysAfter), bookedOn)) return false;
  const said = transliterate([name, text, endToEnd].join(' ')).toLowerCase();
  return [...providers, ...payout.marks].some((mark) => said.includes(transliterate(mark).toLowerCase()));
};
