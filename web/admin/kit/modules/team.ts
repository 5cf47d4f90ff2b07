import type { BackOfficeModule } from './back-office-module.ts';

export const team: BackOfficeModule = {
  bg: {
    actions: {
      'invitation.created': 'Изпратена покана',
      'invitation.withdrawn': 'Оттеглена покана',
      'invitation.accepted': 'Приета покана',
      'invitation.refused': 'Отказана покана',
      'team.member-added': 'Добавен член на екип',
      'team.member-role-changed': 'Сменена роля в екип',
    },
  },
  en: {
    actions: {
      'invitation.created': 'Invitation sent',
      'invitation.withdrawn': 'Invitation withdrawn',
      'invitation.accepted': 'Invitation accepted',
      'invitation.refused': 'Invitation refused',
      'team.member-added': 'Team member added',
      'team.member-role-changed': 'Role in a team changed',
    },
  },
  pages: {},
};
