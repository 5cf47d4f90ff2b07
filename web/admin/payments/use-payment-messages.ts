import type { Payment } from '#contract/payments.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';

/** Names of a payment's fields and its amounts as people read them. */
export const usePaymentMessages = (payment: Payment) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  return {
    t,
    name: (field: keyof typeof en.resources.payments.fields) => t(`resources.payments.fields.${field}`),
    /** In the currency of the price. */
    priced: (amount: number) => formatMoney(amount, payment.currency, language),
    /** In the currency the card was charged in. */
    charged: (amount: number) => formatMoney(amount, payment.chargeCurrency, language),
  };
};
