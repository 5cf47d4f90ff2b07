/** Mails about user accounts: reset, invitation, verification and change of the e-mail. */
export const bg = {
  'accounts.mail.greeting': 'Здравейте, {name}!',
  'accounts.mail.open': 'Ако бутонът не работи, отворете този адрес:',
  'accounts.mail.when': 'Кога',
  'accounts.mail.from': 'От мрежа (IP адрес)',
  'accounts.mail.automatic': 'Това съобщение е автоматично и се отнася до профила ви в Plateno.',
  'accounts.mail.reset.subject': 'Нова парола за Plateno',
  'accounts.mail.reset.text': 'Получихме искане за нова парола на профила {username}.',
  'accounts.mail.reset.next': 'Връзката важи 30 минути и само веднъж. По-нова връзка прекратява тази.',
  'accounts.mail.reset.button': 'Задай нова парола',
  'accounts.mail.reset.not-you':
    'Ако не сте искали нова парола, не правете нищо: сегашната остава в сила и никой не е влязъл в профила ви.',
  'accounts.mail.invite.subject': 'Покана за Plateno',
  'accounts.mail.invite.text': 'За вас има профил в Plateno с потребителско име {username}.',
  'accounts.mail.invite.next': 'Задайте парола, за да влезете. Връзката важи 7 дни и само веднъж.',
  'accounts.mail.invite.button': 'Задай парола',
  'accounts.mail.invite.not-you': 'Ако не очаквате покана, не правете нищо.',
  'accounts.mail.verify.subject': 'Потвърдете имейла си за Plateno',
  'accounts.mail.verify.text': 'Потвърдете, че този имейл е на профила {username}.',
  'accounts.mail.verify.next':
    'След това можете да изпращате документи на клиентите си. Връзката важи 7 дни и само веднъж.',
  'accounts.mail.verify.button': 'Потвърди имейла',
  'accounts.mail.verify.not-you': 'Ако не сте се регистрирали в Plateno, не правете нищо.',
  'accounts.mail.change-email.subject': 'Потвърдете новия си имейл за Plateno',
  'accounts.mail.change-email.text': 'За профила {username} е поискано този адрес да стане новият имейл.',
  'accounts.mail.change-email.next':
    'Смяната важи, след като я потвърдите. Връзката важи 24 часа и само веднъж.',
  'accounts.mail.change-email.button': 'Потвърди новия имейл',
  'accounts.mail.change-email.not-you': 'Ако не сте искали тази смяна, не правете нищо.',
  'accounts.mail.undo-email.subject': 'Поискана е смяна на имейла ви в Plateno',
  'accounts.mail.undo-email.text':
    'За профила {username} е поискан нов имейл: {newEmail}. Той важи, след като бъде потвърден.',
  'accounts.mail.undo-email.next':
    'Ако смяната е ваша, не правете нищо. Ако не е, отменете я до 72 часа: имейлът остава този, всички сесии приключват и ви изпращаме връзка за нова парола.',
  'accounts.mail.undo-email.button': 'Не съм аз – отмени смяната',
  'accounts.mail.undo-email.not-you': 'Връзката работи и след като новият имейл е потвърден.',
  'accounts.mail.password-reset.subject': 'Паролата ви в Plateno е сменена',
  'accounts.mail.password-reset.text': 'Паролата на профила {username} е сменена чрез връзка от имейл.',
  'accounts.mail.password-reset.next': 'Всички сесии приключиха. Влезте с новата парола.',
  'accounts.mail.password-reset.button': 'Не съм аз – нова парола',
  'accounts.mail.password-reset.not-you':
    'Ако смяната не е ваша, веднага задайте нова парола и проверете кой има достъп до пощата ви.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'accounts.mail.greeting': 'Hello {name},',
  'accounts.mail.open': 'If the button does not work, open this address:',
  'accounts.mail.when': 'When',
  'accounts.mail.from': 'From network (IP address)',
  'accounts.mail.automatic': 'This is an automatic email about your Plateno account.',
  'accounts.mail.reset.subject': 'New password for Plateno',
  'accounts.mail.reset.text': 'We received a request for a new password of the account {username}.',
  'accounts.mail.reset.next': 'The link is valid for 30 minutes and works once. A newer link ends this one.',
  'accounts.mail.reset.button': 'Set a new password',
  'accounts.mail.reset.not-you':
    'If you did not ask for a new password, do nothing: your password stays the same, and no one has signed in to your account.',
  'accounts.mail.invite.subject': 'Invitation to Plateno',
  'accounts.mail.invite.text': 'You have a Plateno account with the username {username}.',
  'accounts.mail.invite.next': 'Set a password to sign in. The link is valid for 7 days and works once.',
  'accounts.mail.invite.button': 'Set a password',
  'accounts.mail.invite.not-you': 'If you expect no invitation, do nothing.',
  'accounts.mail.verify.subject': 'Confirm your email for Plateno',
  'accounts.mail.verify.text': 'Confirm that this email address belongs to the account {username}.',
  'accounts.mail.verify.next':
    'Afterwards you can send documents to your customers. The link is valid for 7 days and works once.',
  'accounts.mail.verify.button': 'Confirm the email',
  'accounts.mail.verify.not-you': 'If you did not register with Plateno, do nothing.',
  'accounts.mail.change-email.subject': 'Confirm your new email for Plateno',
  'accounts.mail.change-email.text': 'This address was requested as the new email of the account {username}.',
  'accounts.mail.change-email.next':
    'The change applies once you confirm it. The link is valid for 24 hours and works once.',
  'accounts.mail.change-email.button': 'Confirm the new email',
  'accounts.mail.change-email.not-you': 'If you did not ask for this change, do nothing.',
  'accounts.mail.undo-email.subject': 'A change of your Plateno email was requested',
  'accounts.mail.undo-email.text':
    'A new email was requested for the account {username}: {newEmail}. It applies once it is confirmed.',
  'accounts.mail.undo-email.next':
    'If you asked for it, do nothing. If not, undo it within 72 hours: this email stays, all sessions end, and we send you a link for a new password.',
  'accounts.mail.undo-email.button': 'It was not me – undo the change',
  'accounts.mail.undo-email.not-you': 'The link also works after the new email was confirmed.',
  'accounts.mail.password-reset.subject': 'Your Plateno password was changed',
  'accounts.mail.password-reset.text':
    'The password of the account {username} was changed by a link from an email.',
  'accounts.mail.password-reset.next': 'All sessions have ended. Sign in with the new password.',
  'accounts.mail.password-reset.button': 'It was not me – new password',
  'accounts.mail.password-reset.not-you':
    'If you did not change it, set a new password at once and check who can read your email.',
};
