import type { BackOfficeModule } from './back-office-module.ts';

export const notifications: BackOfficeModule = {
  bg: {
    actions: {
      'merchant.mail-choice-changed': 'Избор на имейли променен',
      'merchant.push-choice-changed': 'Избор на известия в браузър променен',
      'merchant.push-subscribed': 'Известия в браузър включени',
      'merchant.push-ended': 'Известия в браузър изключени',
    },
  },
  en: {
    actions: {
      'merchant.mail-choice-changed': 'Choice of emails changed',
      'merchant.push-choice-changed': 'Choice of browser notifications changed',
      'merchant.push-subscribed': 'Browser notifications switched on',
      'merchant.push-ended': 'Browser notifications switched off',
    },
  },
  pages: {},
};
