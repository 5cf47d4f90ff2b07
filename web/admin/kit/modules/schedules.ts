import type { BackOfficeModule } from './back-office-module.ts';

export const schedules: BackOfficeModule = {
  bg: {
    actions: {
      'schedule.written': 'Създадена повтаряща се фактура',
      'schedule.changed': 'Променена повтаряща се фактура',
      'schedule.paused': 'Спряна повтаряща се фактура',
      'schedule.resumed': 'Пусната повтаряща се фактура',
      'schedule.ended': 'Прекратена повтаряща се фактура',
      'schedule.issued': 'Издадена фактура за период',
      'schedule.skipped': 'Пропуснат период',
    },
    subjects: { schedule: 'Повтаряща се фактура' },
  },
  en: {
    actions: {
      'schedule.written': 'Recurring invoice written',
      'schedule.changed': 'Recurring invoice changed',
      'schedule.paused': 'Recurring invoice paused',
      'schedule.resumed': 'Recurring invoice resumed',
      'schedule.ended': 'Recurring invoice ended',
      'schedule.issued': 'Invoice of a period issued',
      'schedule.skipped': 'Period left out',
    },
    subjects: { schedule: 'Recurring invoice' },
  },
  pages: {},
};
