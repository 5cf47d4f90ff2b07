import type { ModuleInBackOffice } from './module-in-back-office.ts';

export const links: ModuleInBackOffice = {
  bg: {
    acts: {
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
    acts: {
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
