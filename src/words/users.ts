/** The sentences of the users module, by code. */
export const bg = {
  'users.bad-credentials': 'Грешно потребителско име или парола',
  'users.e-mail-taken': 'Вече има регистрация с този имейл. Влезте в профила си или използвайте друг имейл.',
  'users.username-taken': 'Това потребителско име е заето. Изберете друго.',
  'users.not-found': 'Няма такъв потребител.',
  'fields.common-password': 'Тази парола се отгатва лесно. Изберете друга.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'users.bad-credentials': 'Invalid credentials',
  'users.e-mail-taken': 'This e-mail address is already registered. Sign in, or use another one.',
  'users.username-taken': 'This username is taken. Choose another one.',
  'users.not-found': 'There is no such user.',
  'fields.common-password': 'This password is easy to guess. Choose another one.',
};
