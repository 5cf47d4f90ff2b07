import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';

/** Formats amounts in the language of the screen. */
export const useMoney = (): ((amount: number, currency: string) => string) => {
  const language = useLanguage();
  return (amount, currency) => formatMoney(amount, currency, language);
};
