import type { By, PaymentState } from './payment-state.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { CheckoutSnapshot, DisputeSnapshot, RefundSnapshot } from './snapshot.ts';

type Moved = Readonly<{ amountMinor: number; currency: string }>;

/** The amount in minor units, as in the history of fees. */
const textOf = (kind: string, id: string, { amountMinor, currency }: Moved): string =>
  `${kind} ${id} ${amountMinor} ${currency}`;

/** The currency in which the money of the payment was captured. */
const currencyOf = ({ record: { status, chargeAmount, captured } }: PaymentState): string =>
  status === 'SUCCEEDED' ? chargeAmount.currency : (captured ?? chargeAmount).currency;

/** A refund that was requested here is at the provider: it is not sent again, and keeps its part of the payment. */
const holdRequested = (state: PaymentState, { key, providerRefundId }: RefundSnapshot): void => {
  const requested = state.record.refunds.find(
    ({ providerKey, status }) => providerKey === key && status === 'REQUESTED',
  );
  if (requested !== undefined)
    state.changeRefund(requested.providerKey, { providerRefundId, status: 'PENDING' });
};

/** The disputes in another currency than the payment's. */
export const disputesInOtherCurrency = (
  state: PaymentState,
  { disputes }: CheckoutSnapshot,
): readonly DisputeSnapshot[] => disputes.filter(({ currency }) => currency !== currencyOf(state));

/** Whether a dispute that is set aside may be the open one. */
export const mayBeDisputedInOtherCurrency = ({
  disputeStatus,
  otherCurrency,
}: Pick<PaymentRecord, 'disputeStatus' | 'otherCurrency'>): boolean =>
  disputeStatus === 'OPEN' && otherCurrency !== null && /(?:^|, )dispute /.test(otherCurrency);

/**
 * Sets refunds and disputes in another currency than the payment's aside: they are flagged for the back office, stay in
 * `otherCurrency` while the provider lists them so, and nothing is booked.
 * @returns the snapshot without them
 */
export const setOtherCurrencyAside = (
  state: PaymentState,
  snapshot: CheckoutSnapshot,
  by: By,
): CheckoutSnapshot => {
  const currency = currencyOf(state);
  const isOwn = (moved: Moved): boolean => moved.currency === currency;
  const refunds = snapshot.refunds.filter((refund) => !isOwn(refund));
  for (const refund of refunds) holdRequested(state, refund);
  const others = [
    ...refunds.map((refund) => textOf('refund', refund.providerRefundId, refund)),
    ...disputesInOtherCurrency(state, snapshot).map((dispute) =>
      textOf('dispute', dispute.providerDisputeId, dispute),
    ),
  ];
  const otherCurrency = others.length === 0 ? null : others.join(', ');
  if (otherCurrency !== null && otherCurrency !== state.record.otherCurrency)
    state.addHistory('FLAGGED', `OTHER_CURRENCY:${otherCurrency}`, by);
  state.change({ otherCurrency });
  return otherCurrency === null
    ? snapshot
    : { ...snapshot, refunds: snapshot.refunds.filter(isOwn), disputes: snapshot.disputes.filter(isOwn) };
};
