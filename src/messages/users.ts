/** The messages of the module users, by code. */
export const bg = {
  'users.bad-credentials': 'Грешен имейл или парола. Опитайте пак.',
  'users.e-mail-taken': 'Вече има регистрация с този имейл. Влезте в профила си или използвайте друг имейл.',
  'users.username-taken': 'Това потребителско име е заето. Изберете друго.',
  'users.not-found': 'Няма такъв потребител.',
  'users.own-account': 'Не можете да заключите, изтриете или лишите от права собствения си профил.',
  'users.last-admin': 'Това е последният активен администратор. Първо дайте тези права на друг потребител.',
  'users.state-refused': 'При сегашния статус на потребителя това действие не е възможно.',
  'users.merchant-login-keeps-role':
    'Ролята на търговец се дава само при създаване и не се променя. Създайте нов потребител.',
  'users.merchant-is-closed': 'Търговецът е закрит, затова профилът му остава заключен.',
  'users.session-not-found': 'Няма такава сесия или вече е приключила.',
  'accounts.link-gone': 'Тази връзка вече не е валидна. Поискайте нова.',
  'accounts.mail-sent':
    'Вече изпратихме имейл преди малко. Погледнете в пощата си, и в папката за нежелана поща; нов можете да поискате след {minutes} мин.',
  'accounts.code-needed': 'Въведете и кода от приложението си за кодове или резервен код.',
  'accounts.wrong-code': 'Кодът не е верен. Опитайте с нов.',
  'fields.wrong-password': 'Текущата парола не е вярна.',
  'fields.own-email': 'Това е сегашният ви имейл.',
  'fields.merchant-needed': 'Изберете търговеца, от чието име ще действа този потребител.',
  'fields.merchant-of-staff': 'Търговец се посочва само за потребител с роля „Търговец“.',
  'fields.no-such-merchant': 'Няма такъв търговец.',
  'fields.common-password': 'Тази парола се отгатва лесно. Изберете друга.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'users.bad-credentials': 'Invalid credentials',
  'users.e-mail-taken': 'This email address is already registered. Sign in, or use another one.',
  'users.username-taken': 'This username is taken. Choose another one.',
  'users.not-found': 'There is no such user.',
  'users.own-account': 'You cannot lock, delete or demote your own account.',
  'users.last-admin': 'This is the last active administrator. Give another user these rights first.',
  'users.state-refused': 'This is not possible in the user’s current status.',
  'users.merchant-login-keeps-role':
    'The merchant role is given when a user is created and cannot be changed. Create another user.',
  'users.merchant-is-closed': 'The merchant is closed, so its account stays locked.',
  'users.session-not-found': 'There is no such session, or it has ended.',
  'accounts.link-gone': 'This link is no longer valid. Ask for a new one.',
  'accounts.mail-sent':
    'An email was sent a short while ago. Look into your mailbox, and into the spam folder; you can ask for another in {minutes} min.',
  'accounts.code-needed': 'Also enter the code of your authenticator app, or a recovery code.',
  'accounts.wrong-code': 'The code is incorrect. Try a new one.',
  'fields.wrong-password': 'The current password is incorrect.',
  'fields.own-email': 'This is your current email.',
  'fields.merchant-needed': 'Choose the merchant for which this user acts.',
  'fields.merchant-of-staff': 'Only a user with the Merchant role has a merchant.',
  'fields.no-such-merchant': 'There is no such merchant.',
  'fields.common-password': 'This password is easy to guess. Choose another one.',
};
