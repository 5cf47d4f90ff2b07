import type { BackOfficeModule } from './back-office-module.ts';

export const closing: BackOfficeModule = {
  bg: {
    actions: {
      'merchant.month-closed': 'Приключен месец',
      'merchant.month-reopened': 'Отворен отново месец',
      'merchant.month-sent': 'Месец, изпратен на счетоводител',
      'merchant.month-downloaded': 'Изтеглени файлове на месец',
      'merchant.month-settings-changed': 'Променено изпращане на месеци',
      'merchant.other-turnover-added': 'Добавен друг оборот',
      'merchant.other-turnover-removed': 'Премахнат друг оборот',
    },
  },
  en: {
    actions: {
      'merchant.month-closed': 'Month closed',
      'merchant.month-reopened': 'Month reopened',
      'merchant.month-sent': 'Month sent to the accountant',
      'merchant.month-downloaded': 'Files of a month downloaded',
      'merchant.month-settings-changed': 'Sending of months changed',
      'merchant.other-turnover-added': 'Other turnover added',
      'merchant.other-turnover-removed': 'Other turnover removed',
    },
  },
  pages: {},
};
