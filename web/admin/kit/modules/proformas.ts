import type { BackOfficeModule } from './back-office-module.ts';

export const proformas: BackOfficeModule = {
  bg: {
    actions: {
      'proforma.written': 'Създадена проформа или оферта',
      'proforma.changed': 'Променена проформа или оферта',
      'proforma.sent': 'Изпратена проформа или оферта',
      'proforma.withdrawn': 'Оттеглена проформа или оферта',
      'proforma.accepted': 'Приета проформа или оферта',
      'proforma.invoiced': 'Фактура по проформа или оферта',
    },
    subjects: { proforma: 'Проформа или оферта' },
  },
  en: {
    actions: {
      'proforma.written': 'Proforma or offer written',
      'proforma.changed': 'Proforma or offer changed',
      'proforma.sent': 'Proforma or offer sent',
      'proforma.withdrawn': 'Proforma or offer withdrawn',
      'proforma.accepted': 'Proforma or offer accepted',
      'proforma.invoiced': 'Invoice of a proforma or an offer',
    },
    subjects: { proforma: 'Proforma or offer' },
  },
  pages: {},
};
