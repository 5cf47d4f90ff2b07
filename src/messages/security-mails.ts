/** Mails about the safety of an account. */
export const bg = {
  'security-mails.greeting': 'Здравейте, {name}!',
  'security-mails.when': 'Кога',
  'security-mails.factor': 'Фактор',
  'security-mails.key': 'Ключ',
  'security-mails.device': 'Устройство',
  'security-mails.unknown-device': 'Непознато устройство',
  'security-mails.network': 'IP адрес',
  'security-mails.you': 'Ако това сте вие, не е нужно да правите нищо.',
  'security-mails.not-you': 'Не бях аз: смяна на паролата',
  'security-mails.open': 'Или отворете:',
  'security-mails.automatic':
    'Изпратено автоматично от Plateno. Ако отговорите на този имейл, пишете на нас.',
  'security-mails.new-device.subject': 'Вход от ново устройство',
  'security-mails.new-device.text':
    'Има вход в профила ви от устройство или мрежа, които досега не сте използвали.',
  'security-mails.new-device.note':
    'Новата парола прекратява всички отворени сесии. Сесиите си виждате и в профила.',
  'security-mails.factor-added.subject': 'Добавен е втори фактор за вход',
  'security-mails.factor-added.text': 'Към профила ви беше добавен втори фактор за вход.',
  'security-mails.factor-added.note':
    'Ако не сте го добавили вие, сменете паролата си и ни пишете с отговор на този имейл, за да го премахнем.',
  'security-mails.factor-removed.subject': 'Премахнат е втори фактор за вход',
  'security-mails.factor-removed.text': 'От профила ви беше премахнат втори фактор за вход.',
  'security-mails.factor-removed.note':
    'Ако не сте го премахнали вие, сменете паролата си и добавете отново втори фактор.',
  'security-mails.factors-reset.subject': 'Вторите ви фактори за вход са премахнати',
  'security-mails.factors-reset.text':
    'Администратор премахна вторите фактори и резервните кодове на профила ви и прекрати сесиите ви.',
  'security-mails.factors-reset.note':
    'Ако не сте поискали това, сменете паролата си и ни пишете с отговор на този имейл.',
  'security-mails.codes-renewed.subject': 'Нови резервни кодове',
  'security-mails.codes-renewed.text':
    'За профила ви бяха създадени нови резервни кодове. Предишните вече не важат.',
  'security-mails.codes-renewed.note':
    'Ако не сте ги създали вие, сменете паролата си и създайте нови кодове от профила си.',
  'security-mails.password-changed.subject': 'Паролата ви е сменена',
  'security-mails.password-changed.text': 'Паролата на профила ви беше сменена.',
  'security-mails.password-changed.note': 'Другите ви сесии бяха прекратени.',
  'security-mails.account-locked.subject': 'Профилът ви е заключен',
  'security-mails.account-locked.text':
    'Администратор заключи профила ви и прекрати сесиите ви. Докато е заключен, не можете да влезете.',
  'security-mails.account-locked.note': 'За въпроси отговорете на този имейл.',
  'security-mails.key-created.subject': 'Нов ключ за API',
  'security-mails.key-created.text':
    'Създаден е ключ за API, с който програма може да работи от името на вашата фирма.',
  'security-mails.key-created.note':
    'Ако никой от екипа ви не го е създал, прекратете ключа в портала и сменете паролата си.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'security-mails.greeting': 'Hello {name},',
  'security-mails.when': 'When',
  'security-mails.factor': 'Factor',
  'security-mails.key': 'Key',
  'security-mails.device': 'Device',
  'security-mails.unknown-device': 'Unknown device',
  'security-mails.network': 'IP address',
  'security-mails.you': 'If this was you, you don’t need to do anything.',
  'security-mails.not-you': 'It wasn’t me: change the password',
  'security-mails.open': 'Or open:',
  'security-mails.automatic': 'Sent automatically by Plateno. A reply to this email reaches us.',
  'security-mails.new-device.subject': 'Sign-in from a new device',
  'security-mails.new-device.text':
    'Your account was signed in to from a device or network that you have not used before.',
  'security-mails.new-device.note':
    'A new password ends all open sessions. Your sessions are also listed in your profile.',
  'security-mails.factor-added.subject': 'A second factor was added',
  'security-mails.factor-added.text': 'A second factor for signing in was added to your account.',
  'security-mails.factor-added.note':
    'If you did not add it, change your password and reply to this email so that we remove it.',
  'security-mails.factor-removed.subject': 'A second factor was removed',
  'security-mails.factor-removed.text': 'A second factor for signing in was removed from your account.',
  'security-mails.factor-removed.note':
    'If you did not remove it, change your password and add a second factor again.',
  'security-mails.factors-reset.subject': 'Your second factors were removed',
  'security-mails.factors-reset.text':
    'An administrator removed the second factors and recovery codes of your account and ended your sessions.',
  'security-mails.factors-reset.note':
    'If you did not ask for this, change your password and reply to this email.',
  'security-mails.codes-renewed.subject': 'New recovery codes',
  'security-mails.codes-renewed.text':
    'New recovery codes were created for your account. The earlier ones no longer work.',
  'security-mails.codes-renewed.note':
    'If you did not create them, change your password and create new codes in your profile.',
  'security-mails.password-changed.subject': 'Your password was changed',
  'security-mails.password-changed.text': 'The password of your account was changed.',
  'security-mails.password-changed.note': 'Your other sessions were ended.',
  'security-mails.account-locked.subject': 'Your account is locked',
  'security-mails.account-locked.text':
    'An administrator locked your account and ended your sessions. While it is locked you cannot sign in.',
  'security-mails.account-locked.note': 'If you have questions, reply to this email.',
  'security-mails.key-created.subject': 'New API key',
  'security-mails.key-created.text': 'An API key was created, by which a program can act for your business.',
  'security-mails.key-created.note':
    'If none of your team created it, end the key in the portal and change your password.',
};
