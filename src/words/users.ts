/** The sentences of the users module, by code. */
export const bg = {
  'users.bad-credentials': 'Грешно потребителско име или парола',
  'users.e-mail-taken': 'Вече има регистрация с този имейл. Влезте в профила си или използвайте друг имейл.',
  'users.username-taken': 'Това потребителско име е заето. Изберете друго.',
  'users.not-found': 'Няма такъв потребител.',
  'users.own-account': 'Не можете да заключите, изтриете или лишите от права собствения си профил.',
  'users.last-admin': 'Това е последният активен администратор. Първо дайте тези права и на друг.',
  'users.state-refused': 'Потребител в състояние {from} не може да стане {to}.',
  'users.merchant-login-keeps-role':
    'Това е профилът, с който търговецът влиза: ролята му не се променя. Създайте нов потребител.',
  'users.merchant-is-closed': 'Търговецът е закрит, затова профилът му остава заключен.',
  'users.session-not-found': 'Няма такава сесия или вече е приключила.',
  'fields.wrong-password': 'Текущата парола не е вярна.',
  'fields.merchant-of-staff': 'Търговец се посочва само за потребител с роля MERCHANT.',
  'fields.no-such-merchant': 'Няма такъв търговец.',
  'fields.common-password': 'Тази парола се отгатва лесно. Изберете друга.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'users.bad-credentials': 'Invalid credentials',
  'users.e-mail-taken': 'This e-mail address is already registered. Sign in, or use another one.',
  'users.username-taken': 'This username is taken. Choose another one.',
  'users.not-found': 'There is no such user.',
  'users.own-account': 'You cannot lock, delete or demote your own account.',
  'users.last-admin': 'This is the last active administrator. Give somebody else these rights first.',
  'users.state-refused': 'A user who is {from} cannot become {to}.',
  'users.merchant-login-keeps-role':
    'This is the account with which the merchant signs in: its role stays. Create another user.',
  'users.merchant-is-closed': 'The merchant is closed, so its account stays locked.',
  'users.session-not-found': 'There is no such session, or it has ended.',
  'fields.wrong-password': 'The current password is not right.',
  'fields.merchant-of-staff': 'Only a user with the role MERCHANT has a merchant.',
  'fields.no-such-merchant': 'There is no such merchant.',
  'fields.common-password': 'This password is easy to guess. Choose another one.',
};
