/** The messages of the module merchants, by code. */
export const bg = {
  'merchants.not-found': 'Няма такъв търговец.',
  'merchants.e-mail-taken':
    'Вече има регистрация с този имейл. Влезте в профила си или използвайте друг имейл.',
  'merchants.tax-id-taken': 'Вече има регистриран търговец с този ЕИК или ДДС номер.',
  'merchants.suspended':
    'Профилът на търговеца е спрян. Можете да преглеждате и изтегляте данните си, но не и да ги променяте.',
  'plans.not-offered': 'Планове не се избират на тази инсталация.',
  'plans.operator': 'Операторът на инсталацията няма план: има всички функции и не плаща.',
  'plans.no-trial': 'Пробният период е еднократен и започва от план „Старт“, когато не е избран друг.',
  'plans.bill-due': 'Имате сметка с изтекъл срок за плащане. Платете я и тогава изберете по-голям план.',
  'fields.plan-day-past': 'Изберете днешен или по-късен ден.',
  'fields.plan-trial': 'Пробва се само план „Растеж“.',
  'merchants.note-not-found': 'Няма такава бележка.',
  'merchants.logo-not-found': 'Няма такова лого.',
  'merchants.not-an-accountant': 'Този потребител не е счетоводител.',
  'activity.merchant-registered': 'Нов търговец: {merchant}.',
  'activity.merchant-activated': '{merchant} вече приема плащания.',
  'activity.payment-succeeded': 'Успешно плащане на {amount} към {merchant}.',
  'activity.payment-failed': 'Неуспешно плащане на {amount} към {merchant}.',
  'activity.payment-cancelled': 'Прекратено плащане на {amount} към {merchant}.',
  'activity.invoice.credited': 'Кредитно известие към документ № {number} на {merchant}.',
  'activity.invoice.debited': 'Дебитно известие към фактура № {number} на {merchant}.',
  'activity.invoice.buyer-changed': 'Фактура № {number} на {merchant} е преиздадена на друг получател.',
  'activity.invoice.buyer-asked': 'Клиент на {merchant} иска фактура № {number} да е на фирма.',
  'activity.invoice.buyer-accepted': '{merchant} прие искането фактура № {number} да е на фирма.',
  'activity.invoice.buyer-refused': '{merchant} отказа искането фактура № {number} да е на фирма.',
  'activity.invoice.paid-by-bank': 'Записан банков превод по документ № {number} на {merchant}.',
  'activity.invoice.transfer-taken-back':
    'Записът на банков превод по документ № {number} на {merchant} е върнат.',
  'fields.web-address': 'Въведете името без адрес на уебсайт.',
  'merchants.change.greeting': 'Здравейте, {merchant}!',
  'merchants.change.email-subject': 'Имейлът на профила ви е сменен',
  'merchants.change.email-changed':
    'На {moment} ч. (софийско време) имейлът на вашия търговски профил беше сменен. Оттук нататък пишем на новия адрес; този имейл изпращаме на досегашния.',
  'merchants.change.iban-subject': 'Банковата сметка на профила ви е сменена',
  'merchants.change.iban-changed':
    'На {moment} ч. (софийско време) банковата сметка в данъчните настройки на вашия търговски профил беше сменена. Тя се отпечатва на следващите документи.',
  'merchants.change.not-you':
    'Ако промяната не е ваша, влезте в профила си, сменете паролата, прекратете останалите сесии и отговорете на този имейл.',
  'fields.phone-number': 'Въведете валиден телефонен номер, например 0888 123 456 или +359 888 123 456.',
  'fields.tax-id': 'Въведете валиден ЕИК или ДДС номер, например {example}.',
  'fields.registration-to-come': 'Промяната се въвежда в деня, от който важи, или по-късно.',
  'fields.registrations-overlap': 'Регистрациите по ДДС не следват една след друга по дни до днешната.',
  'fields.registration-closed-month':
    'Този ден е в приключен месец или преди такъв. Отворете месеца отново или изберете по-късен ден.',
  'fields.numbers-of-two':
    'ЕИК и ДДС номерът са на различни лица. ДДС номерът на фирма е BG и нейният ЕИК; поправете единия.',
  'fields.vat-number': 'Въведете валиден ДДС номер, например {example}.',
  'fields.e-shop-number': 'Въведете номера на електронния магазин от НАП, например {example}.',
  'fields.iban': 'Въведете валиден IBAN, например {example}.',
  'fields.bic': 'Въведете валиден BIC на банката, например {example}.',
  'fields.logo-type': 'Изберете цяло и неповредено изображение PNG или JPEG.',
  'fields.logo-bytes': 'Файлът е по-голям от {kilobytes} KB. Изберете по-малко изображение.',
  'fields.logo-sides': 'Ширината и височината трябва да са между {shortest} и {longest} пиксела.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'merchants.not-found': 'There is no such merchant.',
  'merchants.e-mail-taken': 'This email is already registered. Sign in or use another email.',
  'merchants.tax-id-taken': 'A merchant with this EIK or VAT number is already registered.',
  'merchants.suspended':
    'The merchant account is suspended. You can view and export your data, but not change it.',
  'plans.not-offered': 'Plans cannot be chosen on this installation.',
  'plans.operator': 'The operator of the installation has no plan: it has every feature and pays nothing.',
  'plans.no-trial': 'The trial is given once, and begins on the plan Starter when no other is chosen.',
  'plans.bill-due': 'You have a bill that is past its due date. Pay it, then choose a larger plan.',
  'fields.plan-day-past': 'Choose today or a later day.',
  'fields.plan-trial': 'Only the plan Growth can be tried.',
  'merchants.note-not-found': 'There is no such note.',
  'merchants.logo-not-found': 'There is no such logo.',
  'merchants.not-an-accountant': 'This user is not an accountant.',
  'activity.merchant-registered': 'New merchant: {merchant}.',
  'activity.merchant-activated': '{merchant} now accepts payments.',
  'activity.payment-succeeded': 'A payment of {amount} to {merchant} succeeded.',
  'activity.payment-failed': 'A payment of {amount} to {merchant} failed.',
  'activity.payment-cancelled': 'A payment of {amount} to {merchant} was cancelled.',
  'activity.invoice.credited': 'Credit note for document No. {number} of {merchant}.',
  'activity.invoice.debited': 'Debit note for invoice No. {number} of {merchant}.',
  'activity.invoice.buyer-changed':
    'Invoice No. {number} of {merchant} was issued again to another recipient.',
  'activity.invoice.buyer-asked':
    'A customer of {merchant} wants invoice No. {number} in the name of a company.',
  'activity.invoice.buyer-accepted':
    '{merchant} accepted the request for invoice No. {number} in the name of a company.',
  'activity.invoice.buyer-refused':
    '{merchant} refused the request for invoice No. {number} in the name of a company.',
  'activity.invoice.paid-by-bank': 'A bank transfer for document No. {number} of {merchant} was recorded.',
  'activity.invoice.transfer-taken-back':
    'The recorded bank transfer for document No. {number} of {merchant} was taken back.',
  'fields.web-address': 'Enter the name without a web address.',
  'merchants.change.greeting': 'Hello {merchant},',
  'merchants.change.email-subject': 'The email address of your account was changed',
  'merchants.change.email-changed':
    'At {moment} (Sofia time) the email address of your merchant account was changed. From now on we write to the new address; this email goes to the previous one.',
  'merchants.change.iban-subject': 'The bank account of your profile was changed',
  'merchants.change.iban-changed':
    'At {moment} (Sofia time) the bank account in the tax settings of your merchant account was changed. It will be printed on the next documents.',
  'merchants.change.not-you':
    'If you did not make this change, sign in, change your password, end the other sessions and reply to this email.',
  'fields.phone-number': 'Enter a valid phone number, for example 0888 123 456 or +359 888 123 456.',
  'fields.tax-id': 'Enter a valid EIK or VAT number, for example {example}.',
  'fields.registration-to-come': 'The change can be entered on the day from which it holds, or later.',
  'fields.registrations-overlap':
    'The VAT registrations do not follow one another by day up to that of today.',
  'fields.registration-closed-month':
    'This day is in or before a closed month. Open the month again, or choose a later day.',
  'fields.numbers-of-two':
    'The EIK and the VAT number belong to different parties. The VAT number of a company is BG and its EIK; correct one of them.',
  'fields.vat-number': 'Enter a valid VAT number, for example {example}.',
  'fields.e-shop-number':
    'Enter the online shop number from the National Revenue Agency, for example {example}.',
  'fields.iban': 'Enter a valid IBAN, for example {example}.',
  'fields.bic': 'Enter a valid BIC of the bank, for example {example}.',
  'fields.logo-type': 'Choose a whole, undamaged PNG or JPEG picture.',
  'fields.logo-bytes': 'The file is larger than {kilobytes} KB. Choose a smaller picture.',
  'fields.logo-sides': 'Width and height must be between {shortest} and {longest} pixels.',
};
