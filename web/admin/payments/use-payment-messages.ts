import type { Payment } from '#contract/payments/payments.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';

/** Names and formatted amounts of a payment's fields. */
export const usePaymentMessages = (payment: Payment) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  return {
    t,
    name: (field: keyof typeof en.resources.payments.fields) => t(`resources.payments.fields.${field}`),
    /** In the asked currency. */
    priced: (amount: number) => formatMoney(amount, payment.currency, language),
    /** In the charge currency. */
    charged: (amount: number) => formatMoney(amount, payment.chargeCurrency, language),
  };
};
