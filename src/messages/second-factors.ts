/** Second factors and sign-ins that need one. */
export const bg = {
  'sign-in.second-factor': 'Потвърдете входа с втория си фактор.',
  'sign-in.code-refused': 'Кодът не е верен или вече е използван. Опитайте със следващия.',
  'sign-in.passkey-refused': 'Ключът за достъп не беше приет. Опитайте пак или влезте по друг начин.',
  'sign-in.challenge-ended': 'Времето за потвърждение изтече. Влезте отначало.',
  'users.factor-not-found': 'Няма такъв втори фактор, или времето за потвърждението му изтече.',
  'users.last-factor': 'Профилът ви трябва да има втори фактор. Добавете друг, преди да премахнете този.',
  'users.too-many-factors': 'Профилът може да има най-много {maximum} втори фактора. Премахнете някой.',
  'users.no-factor': 'Профилът няма втори фактор. Първо добавете такъв.',
  'users.passkey-taken': 'Този ключ за достъп вече е добавен.',
  'fields.wrong-code': 'Кодът не е верен или вече е използван.',
  'fields.passkey-refused': 'Ключът за достъп не беше приет. Опитайте пак.',
  'fields.challenge-ended': 'Времето изтече. Започнете отначало.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'sign-in.second-factor': 'Confirm the sign-in with your second factor.',
  'sign-in.code-refused': 'The code is wrong or was used before. Try the next one.',
  'sign-in.passkey-refused': 'The passkey was not accepted. Try again, or sign in another way.',
  'sign-in.challenge-ended': 'The time to confirm has run out. Sign in again.',
  'users.factor-not-found': 'There is no such second factor, or the time to confirm it has run out.',
  'users.last-factor': 'Your account must have a second factor. Add another one before you remove this one.',
  'users.too-many-factors': 'An account can have at most {maximum} second factors. Remove one first.',
  'users.no-factor': 'The account has no second factor. Add one first.',
  'users.passkey-taken': 'This passkey has been added already.',
  'fields.wrong-code': 'The code is wrong or was used before.',
  'fields.passkey-refused': 'The passkey was not accepted. Try again.',
  'fields.challenge-ended': 'The time has run out. Start again.',
};
