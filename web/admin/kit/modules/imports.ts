import type { BackOfficeModule } from './back-office-module.ts';

export const imports: BackOfficeModule = { bg: {}, en: {}, pages: {} };
