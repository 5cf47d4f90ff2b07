import { listUrl } from './list-url.ts';
import type { BackOfficeModule } from './back-office-module.ts';

export const rates: BackOfficeModule = {
  bg: {
    actions: { 'rates.imported': 'Внесени валутни курсове' },
    subjects: { currency: 'Валута' },
    attention: { RATES_OLD: 'Курсът на долара липсва или е по-стар от четири дни с публикувани курсове' },
  },
  en: {
    actions: { 'rates.imported': 'Exchange rates imported' },
    subjects: { currency: 'Currency' },
    attention: {
      RATES_OLD: 'The exchange rate of the dollar is missing or more than four days of publication old',
    },
  },
  pages: { attention: { RATES_OLD: listUrl('jobs', { search: 'payments.fetch-rates' }) } },
};
