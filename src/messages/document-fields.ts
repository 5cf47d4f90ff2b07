/** Problems of the fields of documents and of their buyers. */
export const bg = {
  'fields.credit-line-unknown': 'Фактурата няма такъв ред.',
  'fields.credit-line-empty': 'Редът вече е изцяло кредитиран.',
  'fields.credit-line-repeated': 'Редът е посочен два пъти.',
  'fields.credit-above-left': 'Остават за кредитиране най-много {left}.',
  'fields.credit-sum-above-left': 'Остават за кредитиране най-много {left:money}.',
  'fields.credit-choice': 'Посочете едно от трите: целия остатък, редове или отстъпка.',
  'fields.credit-reason': 'Опишете причината.',
  'fields.withheld': 'Удържаната сума е във валутата на документа, над нулата и най-много {total:money}.',
  'fields.paid-on-future': 'Денят на превода не може да е след днес.',
  'fields.paid-on-early': 'Денят на превода е най-рано {first}: тридесет дни преди издаването.',
  'fields.received-on-early': 'Денят на превода е най-рано {first}: тридесет дни преди обещанието.',
  'fields.transfer-reference': 'Няма обещан превод с това основание; проверете буквите и цифрите.',
  'fields.buyer-eik':
    'Въведете валиден ЕИК с 9 или 13 цифри, например 175074752, или 10-цифрения номер от БУЛСТАТ на свободна професия.',
  'fields.buyer-vat-number': 'Въведете валиден ДДС номер, например BG175074752.',
  'fields.country': 'Изберете държава.',
  'fields.vat-not-registered': 'Не сте регистрирани по общия ред на ЗДДС: ставката е 0%.',
  'fields.due-date-past': 'Изберете днешен или по-късен ден.',
  'fields.due-date-far': 'Изберете ден до една година от днес.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'fields.credit-line-unknown': 'The invoice has no such line.',
  'fields.credit-line-empty': 'The whole line has been credited already.',
  'fields.credit-line-repeated': 'The line is given twice.',
  'fields.credit-above-left': 'At most {left} is left to be credited.',
  'fields.credit-sum-above-left': 'At most {left:money} is left to be credited.',
  'fields.credit-choice': 'Give one of the three: the whole rest, lines or a discount.',
  'fields.credit-reason': 'Describe the reason.',
  'fields.withheld':
    'What is withheld is in the currency of the document, above zero and at most {total:money}.',
  'fields.paid-on-future': 'The day of the transfer cannot be after today.',
  'fields.received-on-early':
    'The day of the transfer is {first} at the earliest: thirty days before the promise.',
  'fields.transfer-reference': 'No promised transfer has this reference; check its letters and digits.',
  'fields.paid-on-early': 'The day of the transfer is {first} at the earliest: thirty days before the issue.',
  'fields.buyer-eik':
    'Enter a valid EIK of 9 or 13 digits, for example 175074752, or the 10-digit BULSTAT number of a freelance professional.',
  'fields.buyer-vat-number': 'Enter a valid VAT number, for example BG175074752.',
  'fields.country': 'Choose a country.',
  'fields.vat-not-registered': 'You are not registered under the general VAT rules: the rate is 0%.',
  'fields.due-date-past': 'The due date cannot be before today.',
  'fields.due-date-far': 'The due date can be at most a year from now.',
};
