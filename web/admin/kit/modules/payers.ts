import type { BackOfficeModule } from './back-office-module.ts';
import { listUrl } from './list-url.ts';

export const payers: BackOfficeModule = {
  bg: {
    actions: { 'erasure-request.made': 'Поискано изтриване на данни' },
    subjects: { 'erasure-request': 'Искане за изтриване' },
    attention: { ERASURE_REQUESTS: 'Клиенти, поискали изтриване на данните си' },
  },
  en: {
    actions: { 'erasure-request.made': 'Erasure of data asked for' },
    subjects: { 'erasure-request': 'Request of erasure' },
    attention: { ERASURE_REQUESTS: 'Payers who ask for the erasure of their data' },
  },
  pages: { attention: { ERASURE_REQUESTS: listUrl('erasure-requests', {}) } },
};
