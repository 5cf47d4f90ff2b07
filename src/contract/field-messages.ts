import type { Language } from '#kernel/language.ts';

/** Messages of every problem that the contract's schemas report; server and forms use the same. Keys are the codes. */
const bg = {
  'fields.required': 'Полето е задължително.',
  'fields.type': 'Стойността не е от очаквания вид.',
  'fields.text-too-short': 'Поне {minimum} знака.',
  'fields.text-too-long': 'Най-много {maximum} знака.',
  'fields.number-too-small': 'Най-малко {minimum}.',
  'fields.number-not-above': 'Въведете стойност над {minimum}.',
  'fields.number-too-big': 'Най-много {maximum}.',
  'fields.two-decimals': 'Най-много два знака след запетаята.',
  'fields.not-one-of': 'Изберете една от възможностите: {options}.',
  'fields.email': 'Въведете валиден имейл, например ime@firma.bg.',
  'fields.date': 'Въведете дата, например 20/11/2026.',
  'fields.format': 'Стойността не е във валиден вид.',
  'fields.unknown': 'Такова поле няма.',
  'fields.control-character': 'Текстът съдържа непозволени знаци.',
  'fields.invisible-text': 'В текста няма нито един видим знак.',
  'fields.card-number': 'Не въвеждайте номер на карта тук.',
  'fields.email-required': 'Въведете имейл.',
  'fields.six-decimals': 'Най-много шест знака след запетаята.',
  'fields.one-price': 'Дайте само една цена: без ДДС или с ДДС.',
  'fields.country': 'Изберете държава, например BG.',
  'fields.color': 'Въведете # и шест цифри или букви от A до F, например #0A5C4E.',
} as const;

const en: Record<keyof typeof bg, string> = {
  'fields.required': 'This field is required.',
  'fields.type': 'The value is not of the expected type.',
  'fields.text-too-short': 'At least {minimum} characters.',
  'fields.text-too-long': 'At most {maximum} characters.',
  'fields.number-too-small': 'At least {minimum}.',
  'fields.number-not-above': 'Enter a value above {minimum}.',
  'fields.number-too-big': 'At most {maximum}.',
  'fields.two-decimals': 'At most two decimals.',
  'fields.not-one-of': 'Choose one of: {options}.',
  'fields.email': 'Enter a valid email address, for example name@company.com.',
  'fields.date': 'Enter a date, for example 20/11/2026.',
  'fields.format': 'The value is not in a valid format.',
  'fields.unknown': 'There is no such field.',
  'fields.control-character': 'The text contains characters that are not allowed.',
  'fields.invisible-text': 'The text has no visible character.',
  'fields.card-number': 'Do not enter a card number here.',
  'fields.email-required': 'Email address is required',
  'fields.six-decimals': 'At most six decimals.',
  'fields.one-price': 'Give one price only: without VAT or with VAT.',
  'fields.country': 'Choose a country, for example BG.',
  'fields.color': 'Enter # and six digits or letters from A to F, for example #0A5C4E.',
};

export const fieldMessages: Readonly<Record<Language, Readonly<Record<keyof typeof bg, string>>>> = {
  bg,
  en,
};
