import type { Payment } from '#contract/payments.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';

/** Names of a payment's fields and its amounts as people read them. */
export const usePaymentWords = (payment: Payment) => {
  const t = useWords<typeof en>();
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
