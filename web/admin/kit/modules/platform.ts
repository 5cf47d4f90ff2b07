import { listUrl } from './list-url.ts';
import type { BackOfficeModule } from './back-office-module.ts';

export const platform: BackOfficeModule = {
  bg: {
    actions: {
      'list.exported': 'Експорт на списък',
      'job.retried': 'Нов опит за фонова задача',
      'personal-data.exported': 'Копие на лични данни',
      'personal-data.erased': 'Заличени лични данни',
      'database.backed-up': 'Резервно копие на базата данни',
      'database.restored': 'Възстановена база данни',
    },
    subjects: {
      job: 'Фонова задача',
      list: 'Списък',
      person: 'Лице',
      backup: 'Резервно копие',
    },
    attention: {
      OVERDUE_JOBS: 'Закъснели фонови задачи',
      FAILED_JOBS: 'Неуспешни фонови задачи',
      DOCUMENTS_AWAY: 'Документите не могат да се отпечатат',
      BACKUP_OLD: 'Няма резервно копие от последните два дни',
    },
  },
  en: {
    actions: {
      'list.exported': 'List exported',
      'job.retried': 'Background job retried',
      'personal-data.exported': 'Personal data exported',
      'personal-data.erased': 'Personal data erased',
      'database.backed-up': 'Database backed up',
      'database.restored': 'Database restored',
    },
    subjects: {
      job: 'Background job',
      list: 'List',
      person: 'Person',
      backup: 'Backup',
    },
    attention: {
      OVERDUE_JOBS: 'Late background jobs',
      FAILED_JOBS: 'Failed background jobs',
      DOCUMENTS_AWAY: 'Documents cannot be printed',
      BACKUP_OLD: 'No backup within the last two days',
    },
  },
  pages: {
    attention: {
      OVERDUE_JOBS: listUrl('jobs', { state: 'OVERDUE' }),
      DOCUMENTS_AWAY: listUrl('invoices', { mail: 'UNSENT' }),
      BACKUP_OLD: listUrl('audit-log', { action: 'database.backed-up' }),
      FAILED_JOBS: listUrl('jobs', { state: 'FAILED' }),
    },
    subjects: { job: 'jobs' },
  },
};
