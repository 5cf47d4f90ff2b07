import type { BackOfficeModule } from './back-office-module.ts';

export const links: BackOfficeModule = {
  bg: {
    actions: {
      'link.created': 'Създаден линк за плащане',
      'link.extended': 'Удължен линк за плащане',
      'link.cancelled': 'Отменен линк за плащане',
    },
    subjects: {
      link: 'Линк за плащане',
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
    },
    subjects: {
      link: 'Payment link',
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
