import type { BackOfficeModule } from './back-office-module.ts';
import { listUrl } from './list-url.ts';

export const billing: BackOfficeModule = {
  bg: {
    actions: {
      'merchant.billed': 'Издадена сметка на Plateno',
      'merchant.bill-waits': 'Отложена сметка на Plateno',
    },
    attention: {
      BILLS_FAILED: 'Неиздадени сметки',
      MONTH_UNBILLED: 'Месец без издадени сметки',
    },
  },
  en: {
    actions: {
      'merchant.billed': 'Bill of Plateno issued',
      'merchant.bill-waits': 'Bill of Plateno put off',
    },
    attention: {
      BILLS_FAILED: 'Bills that could not be issued',
      MONTH_UNBILLED: 'A month without bills',
    },
  },
  pages: {
    attention: { BILLS_FAILED: listUrl('bills', {}), MONTH_UNBILLED: listUrl('bills', {}) },
  },
};
