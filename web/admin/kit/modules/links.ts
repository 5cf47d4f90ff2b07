import type { BackOfficeModule } from './back-office-module.ts';

export const links: BackOfficeModule = {
  bg: {
    actions: {
      'link.created': 'Създаден линк за плащане',
      'link.extended': 'Удължен линк за плащане',
      'link.cancelled': 'Отменен линк за плащане',
      'promise.withdrawn': 'Не се очаква вече обещан превод',
    },
    subjects: {
      link: 'Линк за плащане',
      promise: 'Обещан превод',
    },
    search: {
      'payment-link': 'Линк за плащане',
    },
  },
  en: {
    actions: {
      'link.created': 'Payment link created',
      'link.extended': 'Payment link extended',
      'link.cancelled': 'Payment link cancelled',
      'promise.withdrawn': 'Promised transfer no longer awaited',
    },
    subjects: {
      link: 'Payment link',
      promise: 'Promised transfer',
    },
    search: {
      'payment-link': 'Payment link',
    },
  },
  pages: {
    search: { 'payment-link': 'payment-links' },
    subjects: { link: 'payment-links' },
  },
};
