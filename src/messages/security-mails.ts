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
  'security-mails.wrong-codes.subject': 'Някой може би знае паролата ви',
  'security-mails.wrong-codes.text':
    'Пет пъти след вярната ви парола беше въведен грешен код. Входът не е станал.',
  'security-mails.wrong-codes.note':
    'Ако не сте били вие, сменете паролата си сега: който я знае, може да опитва отново.',
  'security-mails.key-created.subject': 'Нов ключ за API',
  'security-mails.key-created.text':
    'Създаден е ключ за API, с който програма може да работи от името на вашата фирма.',
  'security-mails.key-created.note':
    'Ако никой от екипа ви не го е създал, прекратете ключа в портала и сменете паролата си.',
  'security-mails.to': 'Получател',
  'security-mails.url': 'Адрес за известия',
  'security-mails.endpoint-created.subject': 'Нов адрес за известия',
  'security-mails.endpoint-created.text':
    'За вашата фирма беше добавен адрес, на който изпращаме известия за плащания, документи и клиенти.',
  'security-mails.endpoint-created.note':
    'Ако никой от екипа ви не го е добавил, изтрийте адреса в портала, прекратете ключовете за API и сменете паролата си.',
  'security-mails.endpoint-changed.subject': 'Сменен адрес за известия',
  'security-mails.endpoint-changed.text':
    'Известията за плащания, документи и клиенти на вашата фирма вече се изпращат на друг адрес.',
  'security-mails.endpoint-changed.note':
    'Ако никой от екипа ви не го е сменил, върнете адреса в портала, прекратете ключовете за API и сменете паролата си.',
  'security-mails.endpoint-secret.subject': 'Нова тайна на адрес за известия',
  'security-mails.endpoint-secret.text':
    'Създадена е нова тайна, с която подписваме известията до ваш адрес.',
  'security-mails.endpoint-secret.note':
    'Ако никой от екипа ви не я е създал, създайте нова в портала, прекратете ключовете за API и сменете паролата си.',
  'security-mails.month-recipient.subject': 'Сменено изпращане на месеците',
  'security-mails.month-recipient.text':
    'Променено е къде изпращаме документите и файловете на приключените месеци на вашата фирма.',
  'security-mails.month-recipient.note':
    'Ако никой от екипа ви не го е променил, върнете предишния имейл в портала и сменете паролата си.',
  'security-mails.month-sent-elsewhere.subject': 'Месец, изпратен на друг имейл',
  'security-mails.month-sent-elsewhere.text':
    'Документите и файловете на приключен месец на вашата фирма са изпратени на имейл, различен от записания.',
  'security-mails.month-sent-elsewhere.note':
    'Ако никой от екипа ви не ги е изпратил, сменете паролата си и проверете кой има достъп до профила.',
  'security-mails.person': 'Човек',
  'security-mails.payment-account.subject': 'Отворен е профилът ви за плащания',
  'security-mails.payment-account.text':
    'От портала беше отворена страницата, на която се сменят данните и банковата сметка на фирмата ви при картовия оператор.',
  'security-mails.payment-account.note':
    'Ако никой от екипа ви не я е отворил, проверете банковата сметка при картовия оператор и сменете паролата си.',
  'security-mails.member-joined.subject': 'Нов човек в екипа',
  'security-mails.member-joined.text': 'Към екипа на вашата фирма се присъедини нов човек.',
  'security-mails.member-joined.note':
    'Ако никой от екипа ви не го е поканил, премахнете го в портала и сменете паролата си.',
  'security-mails.member-role.subject': 'Сменена роля в екипа',
  'security-mails.member-role.text': 'Ролята на човек от екипа беше сменена: той вече има други права.',
  'security-mails.member-role.note':
    'Ако никой от екипа ви не я е сменил, върнете предишната роля в портала и сменете паролата си.',
  'security-mails.member-removed.subject': 'Премахнат човек от екипа',
  'security-mails.member-removed.text': 'Човек вече не е в екипа на фирмата и няма достъп до нея.',
  'security-mails.member-removed.note': 'Ако това е грешка, поканете го отново от портала.',
  'security-mails.accountant-added.subject': 'Счетоводител с достъп до фирмата',
  'security-mails.accountant-added.text': 'Счетоводител вече вижда плащанията и документите на фирмата.',
  'security-mails.accountant-added.note':
    'Ако не го познавате, прекратете достъпа му в портала и ни пишете с отговор на този имейл.',
  'security-mails.accountant-ended.subject': 'Прекратен достъп на счетоводител',
  'security-mails.accountant-ended.text':
    'Счетоводител вече няма достъп до плащанията и документите на фирмата.',
  'security-mails.accountant-ended.note': 'Ако това е грешка, поканете го отново от портала.',
  'security-mails.account-created.subject': 'Имате профил в Plateno',
  'security-mails.account-created.text':
    'Администратор създаде ваш профил и зададе парола. Сменете я при първия вход.',
  'security-mails.account-created.note': 'Ако не очаквате профил, отговорете на този имейл.',
  'security-mails.account-changed.subject': 'Данните на профила ви са променени',
  'security-mails.account-changed.text':
    'Администратор промени потребителското име, имейла или ролята на профила ви.',
  'security-mails.account-changed.note': 'Ако не сте поискали това, отговорете на този имейл.',
  'security-mails.account-deleted.subject': 'Профилът ви е изтрит',
  'security-mails.account-deleted.text': 'Администратор изтри профила ви. Вече не можете да влезете с него.',
  'security-mails.account-deleted.note': 'За въпроси отговорете на този имейл.',
  'security-mails.account-unlocked.subject': 'Профилът ви е отключен',
  'security-mails.account-unlocked.text': 'Администратор отключи профила ви. Отново можете да влезете.',
  'security-mails.account-unlocked.note': 'Ако не сте поискали това, сменете паролата си.',
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
  'security-mails.wrong-codes.subject': 'Another person may know your password',
  'security-mails.wrong-codes.text':
    'Five times a wrong code was entered after your right password. The sign-in did not succeed.',
  'security-mails.wrong-codes.note':
    'If it was not you, change your password now: a person who knows it can try again.',
  'security-mails.key-created.subject': 'New API key',
  'security-mails.key-created.text': 'An API key was created, by which a program can act for your business.',
  'security-mails.key-created.note':
    'If none of your team created it, end the key in the portal and change your password.',
  'security-mails.to': 'Recipient',
  'security-mails.url': 'Webhook endpoint',
  'security-mails.endpoint-created.subject': 'New webhook endpoint',
  'security-mails.endpoint-created.text':
    'An address was added for your business, to which we send events about payments, documents and customers.',
  'security-mails.endpoint-created.note':
    'If none of your team added it, delete the endpoint in the portal, end the API keys and change your password.',
  'security-mails.endpoint-changed.subject': 'Webhook address changed',
  'security-mails.endpoint-changed.text':
    'Events about payments, documents and customers of your business now go to another address.',
  'security-mails.endpoint-changed.note':
    'If none of your team changed it, restore the address in the portal, end the API keys and change your password.',
  'security-mails.endpoint-secret.subject': 'New webhook secret',
  'security-mails.endpoint-secret.text':
    'A new secret was created that signs the webhooks to one of your endpoints.',
  'security-mails.endpoint-secret.note':
    'If none of your team created it, create another one in the portal, end the API keys and change your password.',
  'security-mails.month-recipient.subject': 'Sending of months changed',
  'security-mails.month-recipient.text':
    'It was changed where we send the documents and files of the closed months of your business.',
  'security-mails.month-recipient.note':
    'If none of your team changed it, restore the former email in the portal and change your password.',
  'security-mails.month-sent-elsewhere.subject': 'A month was sent to another email',
  'security-mails.month-sent-elsewhere.text':
    'The documents and files of a closed month of your business were sent to an email other than the stored one.',
  'security-mails.month-sent-elsewhere.note':
    'If none of your team sent them, change your password and check who has access to your account.',
  'security-mails.person': 'Person',
  'security-mails.payment-account.subject': 'Your payment account was opened',
  'security-mails.payment-account.text':
    'The page that changes the details and the bank account of your business at the card provider was opened from the portal.',
  'security-mails.payment-account.note':
    'If none of your team opened it, check the bank account at the card provider and change your password.',
  'security-mails.member-joined.subject': 'A new person in the team',
  'security-mails.member-joined.text': 'A new person has joined the team of your business.',
  'security-mails.member-joined.note':
    'If none of your team invited this person, remove them in the portal and change your password.',
  'security-mails.member-role.subject': 'A role in the team was changed',
  'security-mails.member-role.text':
    'The role of a person in the team was changed: they have other rights now.',
  'security-mails.member-role.note':
    'If none of your team changed it, restore the former role in the portal and change your password.',
  'security-mails.member-removed.subject': 'A person was removed from the team',
  'security-mails.member-removed.text':
    'A person is no longer in the team of the business and has no access to it.',
  'security-mails.member-removed.note': 'If this is a mistake, invite them again from the portal.',
  'security-mails.accountant-added.subject': 'An accountant has access to the business',
  'security-mails.accountant-added.text':
    'An accountant now sees the payments and documents of the business.',
  'security-mails.accountant-added.note':
    'If you do not know this person, end the access in the portal and reply to this email.',
  'security-mails.accountant-ended.subject': 'The access of an accountant has ended',
  'security-mails.accountant-ended.text':
    'An accountant no longer has access to the payments and documents of the business.',
  'security-mails.accountant-ended.note': 'If this is a mistake, invite them again from the portal.',
  'security-mails.account-created.subject': 'You have an account in Plateno',
  'security-mails.account-created.text':
    'An administrator created your account and set a password. Change it at the first sign-in.',
  'security-mails.account-created.note': 'If you do not expect an account, reply to this email.',
  'security-mails.account-changed.subject': 'Your account details were changed',
  'security-mails.account-changed.text':
    'An administrator changed the username, email or role of your account.',
  'security-mails.account-changed.note': 'If you did not ask for this, reply to this email.',
  'security-mails.account-deleted.subject': 'Your account was deleted',
  'security-mails.account-deleted.text':
    'An administrator deleted your account. You can no longer sign in with it.',
  'security-mails.account-deleted.note': 'If you have questions, reply to this email.',
  'security-mails.account-unlocked.subject': 'Your account was unlocked',
  'security-mails.account-unlocked.text': 'An administrator unlocked your account. You can sign in again.',
  'security-mails.account-unlocked.note': 'If you did not ask for this, change your password.',
};
