import type { BackOfficeModule } from './back-office-module.ts';

export const users: BackOfficeModule = {
  bg: {
    actions: {
      'user.signed-in': 'Влизане',
      'user.sign-in-refused': 'Отказан вход',
      'user.proof-given': 'Потвърдена парола',
      'user.proof-refused': 'Грешна парола при потвърждаване',
      'user.signed-out': 'Излизане',
      'user.session-ended': 'Прекратена собствена сесия',
      'user.other-sessions-ended': 'Прекратени останалите собствени сесии',
      'user.sessions-ended': 'Прекратени всички сесии на потребител',
      'user.created': 'Създаден потребител',
      'user.changed': 'Променен потребител',
      'user.password-changed': 'Сменена парола',
      'user.locked': 'Заключен потребител',
      'user.unlocked': 'Отключен потребител',
      'user.closed': 'Закрит потребител',
      'user.deleted': 'Изтрит потребител',
    },
    subjects: {
      user: 'Потребител',
    },
    search: {
      user: 'Потребител',
    },
  },
  en: {
    actions: {
      'user.signed-in': 'Signed in',
      'user.sign-in-refused': 'Sign-in refused',
      'user.proof-given': 'Password confirmed',
      'user.proof-refused': 'Wrong password at confirmation',
      'user.signed-out': 'Signed out',
      'user.session-ended': 'Own session ended',
      'user.other-sessions-ended': 'Other own sessions ended',
      'user.sessions-ended': 'All sessions of a user ended',
      'user.created': 'User created',
      'user.changed': 'User changed',
      'user.password-changed': 'Password changed',
      'user.locked': 'User locked',
      'user.unlocked': 'User unlocked',
      'user.closed': 'User closed',
      'user.deleted': 'User deleted',
    },
    subjects: {
      user: 'User',
    },
    search: {
      user: 'User',
    },
  },
  pages: {
    search: { user: 'users' },
    subjects: { user: 'users' },
  },
};
