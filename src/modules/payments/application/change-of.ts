import type { Payment } from '../domain/payment.ts';
import type { PaymentChange } from '../ports/payment-live-events.ts';

const kindOf = ({ newHistory }: Payment): PaymentChange['kind'] | null => {
  const kinds = new Set(newHistory.map(({ kind }) => kind));
  if (kinds.has('DECLINED')) return 'DECLINED';
  if (kinds.has('OPENED')) return 'OPENED';
  // Merchants do not see the provider's true fee.
  kinds.delete('FEE');
  return kinds.size > 0 ? 'CHANGED' : null;
};

/** The live event of a payment's changes since it was loaded; null when the merchant sees no change. */
export const changeOf = (payment: Payment): PaymentChange | null => {
  const { merchantId, linkCreatedBy, createdAt, amount } = payment.toRecord();
  const kind = kindOf(payment);
  if (kind === null) return null;
  return {
    paymentId: payment.id,
    merchantId,
    linkCreatedBy,
    createdAt,
    kind,
    amountMinor: Number(amount.minor),
    currency: amount.currency,
  };
};
