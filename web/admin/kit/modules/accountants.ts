import type { BackOfficeModule } from './back-office-module.ts';

export const accountants: BackOfficeModule = {
  bg: {
    actions: {
      'merchant.question-asked': 'Въпрос на счетоводител към търговец',
      'merchant.question-answered': 'Отговор на въпрос на счетоводител',
      'merchant.month-packed': 'Изтеглен месец на клиенти',
    },
  },
  en: {
    actions: {
      'merchant.question-asked': 'Accountant’s question to a merchant',
      'merchant.question-answered': 'Accountant’s question answered',
      'merchant.month-packed': 'Month of clients downloaded',
    },
  },
  pages: {},
};
