import { addDays, businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { Money } from '#kernel/money.ts';
import { isTransferReference } from '#kernel/transfer-reference.ts';
import type { TransferNotNeeded } from './failures.ts';

/** Days before the promise on which its transfer may have been booked. */
const daysBeforePromise = 30;

/** The reference of a promise as its payer typed it; null for a text that is none, or was mistyped. */
export const readReference = (typed: string): string | null => {
  const reference = typed.replace(/\s/g, '').toUpperCase();
  return isTransferReference(reference) ? reference : null;
};

/** What keeps a day from being that of the booking: it is in the future, or too long before the promise. */
export const receiptProblems = (
  receivedOn: BusinessDate,
  { promisedAt, now }: Readonly<{ promisedAt: Date; now: Date }>,
): FieldProblem[] => {
  if (isBefore(businessDateOf(now), receivedOn))
    return [{ field: 'receivedOn', code: 'fields.paid-on-future' }];
  const first = addDays(businessDateOf(promisedAt), -daysBeforePromise);
  if (!isBefore(receivedOn, first)) return [];
  const params = { first: first.split('-').toReversed().join('/') };
  return [{ field: 'receivedOn', code: 'fields.received-on-early', params }];
};

/** What of a promise and its link decides. */
type PromiseOfLink = Readonly<{
  promise: Readonly<{ paidAt: Date | null; withdrawnAt: Date | null }>;
  link: Readonly<{ invoiceId: number | null }>;
  linkStatus: 'ACTIVE' | 'PAID' | 'EXPIRED' | 'CANCELLED';
}>;

/**
 * Why the money of a promise pays nothing; null: it pays. The link of a written invoice may have been replaced by another
 * one: what is open of the invoice decides. A link that has expired is still paid.
 */
export const refusalOf = ({
  promise,
  link,
  linkStatus,
}: PromiseOfLink): TransferNotNeeded['reason'] | null => {
  if (promise.paidAt !== null || linkStatus === 'PAID') return 'PAID';
  if (promise.withdrawnAt !== null) return 'WITHDRAWN';
  return linkStatus === 'CANCELLED' && link.invoiceId === null ? 'CANCELLED' : null;
};

/** What a transfer pays: the amount as it was asked, and what came of it in euro. */
export type SoldByBank = Readonly<{ amount: Money; chargeAmount: Money<'EUR'>; fxRate: string | null }>;

/** At most what was asked and what is open; less than the price is a sale of what came, in euro. */
export const priceOf = (
  link: Readonly<{ amount: Money; chargeAmount: Money<ChargeCurrency>; fxRate: string | null }>,
  sums: Readonly<{ came: Money<'EUR'>; asked: Money<'EUR'>; open: Money<ChargeCurrency> }>,
): SoldByBank => {
  const used = [sums.asked, sums.open as Money<'EUR'>].reduce(
    (least, one) => (least.isMoreThan(one) ? one : least),
    sums.came,
  );
  return used.equals(link.chargeAmount)
    ? { amount: link.amount, chargeAmount: used, fxRate: link.fxRate }
    : { amount: used, chargeAmount: used, fxRate: null };
};
