import type { Payment } from '#contract/payments/payments.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { less } from '../../shared/money.ts';
import { useListMessages } from '../kit/lists/messages/list-messages.ts';

/** What is left of a partly refunded payment, in the charge currency; null for every other payment. */
export const useLeftText = (): ((payment: Payment) => string | null) => {
  const t = useListMessages();
  const language = useLanguage();
  return ({ refundStatus, chargeAmount, refundedAmount, chargeCurrency }) => {
    if (refundStatus !== 'PARTIAL') return null;
    const left = less(chargeAmount, refundedAmount);
    return t('lists.leftOfPayment', { amount: formatMoney(left, chargeCurrency, language) });
  };
};
