/** Messages of invitations to a merchant's team and to accountants, by code. */
export const bg = {
  'invitations.gone':
    'Тази покана вече не важи: използвана е, оттеглена е или е изтекла. Помолете подателя за нова.',
  'invitations.sign-in': 'Този имейл вече има профил. Влезте в него, за да приемете поканата.',
  'invitations.other-address':
    'Поканата е за друг имейл. Излезте от този профил и отворете поканата с профила на поканения имейл.',
  'invitations.other-role':
    'Профилът с този имейл има друга роля и я запазва. Помолете да ви поканят на друг имейл.',
  'invitations.not-found': 'Няма такава покана.',
  'invitations.settled': 'Поканата вече е приета, отказана, оттеглена или изтекла.',
  'invitations.no-such-accountant': 'Такъв счетоводител няма достъп до вашите данни.',
  'invitations.too-many': 'Можете да изпратите най-много 20 покани на ден. Опитайте пак утре.',
  'invitations.too-many-to-address':
    'На този имейл вече са изпратени много покани днес. Помолете човека да погледне в пощата си, или опитайте пак утре.',
  'fields.of-team-only': 'Това поле е само за покана в екипа.',
  'fields.team-member': 'Човек с този имейл вече е в екипа.',
  'fields.accountant-of-merchant': 'Счетоводител с този имейл вече има достъп.',
  'invitations.role.OWNER': 'Собственик',
  'invitations.role.MANAGER': 'Мениджър',
  'invitations.role.CASHIER': 'Касиер',
  'invitations.role.VIEWER': 'Наблюдател',
  'invitations.role.BOOKKEEPER': 'Оперативен счетоводител',
  'invitations.role.ACCOUNTANT': 'Външен счетоводител',
  'invitations.may.OWNER':
    'С тази роля ще можете всичко: плащания, документи, възстановявания, данни на бизнеса, банкова сметка и екип.',
  'invitations.may.MANAGER':
    'С тази роля ще виждате всичко, ще създавате линкове, ще издавате и анулирате документи и ще възстановявате плащания до определена сума.',
  'invitations.may.CASHIER':
    'С тази роля ще създавате линкове и ще виждате своите линкове с плащанията от днес.',
  'invitations.may.VIEWER':
    'С тази роля ще виждате и ще изтегляте плащания, линкове и документи, без да ги променяте.',
  'invitations.may.BOOKKEEPER':
    'С тази роля ще виждате всичко, ще издавате и изпращате документи и ще изтегляте справки.',
  'invitations.may.ACCOUNTANT':
    'Ще виждате и ще изтегляте плащанията и документите на търговеца и ще можете да му задавате въпроси, без да променяте нищо.',
  'invitations.mail.greeting': 'Здравейте!',
  'invitations.mail.team.subject-unapproved': 'Покана за екипа на търговец в Plateno',
  'invitations.mail.team.subject': 'Покана за екипа на {businessName} в Plateno',
  'invitations.mail.team.text': '{inviter} ви кани в екипа на {businessName} в Plateno с роля „{role}“.',
  'invitations.mail.accountant.subject-unapproved': 'Покана за счетоводител на търговец в Plateno',
  'invitations.mail.accountant.subject': 'Покана за счетоводител на {businessName} в Plateno',
  'invitations.mail.accountant.text': '{inviter} ви кани да бъдете счетоводител на {businessName} в Plateno.',
  'invitations.mail.plateno': 'Екипът на Plateno',
  'invitations.mail.button': 'Отвори поканата',
  'invitations.mail.open': 'Ако бутонът не работи, отворете този адрес:',
  'invitations.mail.merchant': 'Търговец',
  'invitations.mail.inviter': 'Покана от',
  'invitations.mail.role': 'Роля',
  'invitations.mail.expires': 'Важи до',
  'invitations.mail.once': 'Връзката важи 14 дни и само веднъж. По-нова покана прекратява тази.',
  'invitations.mail.not-known': 'Ако не познавате подателя, не обръщайте внимание на този имейл.',
  'invitations.mail.automatic': 'Това съобщение е автоматично.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'invitations.gone':
    'This invitation is no longer valid: it was used or withdrawn, or it has expired. Ask the sender for a new one.',
  'invitations.sign-in': 'This email has an account. Sign in to it to accept the invitation.',
  'invitations.other-address':
    'The invitation is to another email. Sign out, and open it with the account of the invited email.',
  'invitations.other-role':
    'The account of this email has another role and keeps it. Ask for an invitation to another email.',
  'invitations.not-found': 'There is no such invitation.',
  'invitations.settled': 'The invitation was accepted, refused or withdrawn, or it has expired.',
  'invitations.no-such-accountant': 'No such accountant has access to your data.',
  'invitations.too-many': 'You can send at most 20 invitations a day. Try again tomorrow.',
  'invitations.too-many-to-address':
    'Many invitations were sent to this address today. Ask the person to look into the mailbox, or try again tomorrow.',
  'fields.of-team-only': 'This field is only for an invitation to the team.',
  'fields.team-member': 'A person with this email is in the team already.',
  'fields.accountant-of-merchant': 'An accountant with this email has access already.',
  'invitations.role.OWNER': 'Owner',
  'invitations.role.MANAGER': 'Manager',
  'invitations.role.CASHIER': 'Cashier',
  'invitations.role.VIEWER': 'Viewer',
  'invitations.role.BOOKKEEPER': 'Bookkeeper',
  'invitations.role.ACCOUNTANT': 'External accountant',
  'invitations.may.OWNER':
    'This role may do everything: payments, documents, refunds, business details, bank account and team.',
  'invitations.may.MANAGER':
    'This role sees everything, creates links, issues and voids documents, and refunds payments up to a limit.',
  'invitations.may.CASHIER': 'This role creates links and sees its own links with today’s payments.',
  'invitations.may.VIEWER': 'This role sees and exports payments, links and documents without changing them.',
  'invitations.may.BOOKKEEPER': 'This role sees everything, writes and sends documents, and exports.',
  'invitations.may.ACCOUNTANT':
    'You will see and export the merchant’s payments and documents, and can ask questions, without changing anything.',
  'invitations.mail.greeting': 'Hello,',
  'invitations.mail.team.subject-unapproved': 'Invitation to the team of a merchant on Plateno',
  'invitations.mail.team.subject': 'Invitation to the team of {businessName} on Plateno',
  'invitations.mail.team.text':
    '{inviter} invites you to the team of {businessName} on Plateno, with the role {role}.',
  'invitations.mail.accountant.subject-unapproved':
    'Invitation to be the accountant of a merchant on Plateno',
  'invitations.mail.accountant.subject': 'Invitation to be the accountant of {businessName} on Plateno',
  'invitations.mail.accountant.text':
    '{inviter} invites you to be the accountant of {businessName} on Plateno.',
  'invitations.mail.plateno': 'The Plateno team',
  'invitations.mail.button': 'Open the invitation',
  'invitations.mail.open': 'If the button does not work, open this address:',
  'invitations.mail.merchant': 'Merchant',
  'invitations.mail.inviter': 'Invited by',
  'invitations.mail.role': 'Role',
  'invitations.mail.expires': 'Valid until',
  'invitations.mail.once': 'The link is valid for 14 days and works once. A newer invitation ends this one.',
  'invitations.mail.not-known': 'If you do not know the sender, ignore this email.',
  'invitations.mail.automatic': 'This is an automatic email.',
};
