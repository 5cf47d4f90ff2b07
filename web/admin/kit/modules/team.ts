import type { BackOfficeModule } from './back-office-module.ts';

export const team: BackOfficeModule = {
  bg: {
    actions: {
      'invitation.created': 'Изпратена покана',
      'invitation.withdrawn': 'Оттеглена покана',
      'invitation.accepted': 'Приета покана',
      'invitation.refused': 'Отказана покана',
    },
  },
  en: {
    actions: {
      'invitation.created': 'Invitation sent',
      'invitation.withdrawn': 'Invitation withdrawn',
      'invitation.accepted': 'Invitation accepted',
      'invitation.refused': 'Invitation refused',
    },
  },
  pages: {},
};
