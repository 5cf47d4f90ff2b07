/** Messages about advances, their deduction and instalments: refusals, and texts printed on documents. */
export const bg = {
  'invoices.advance-deducted':
    'Авансът по фактура № {number} вече е приспаднат в друга фактура. Махнете го от избраните.',
  'invoices.deducted-advance-stays':
    'Авансът е приспаднат във фактура № {number}. Анулирайте първо нея или издайте кредитно известие към нея.',
  'invoices.advance.line': 'Приспаднат аванс по фактура № {number} от {date} г.',
  'invoices.document.advance': 'Авансово плащане',
  'invoices.document.installment': 'Вноска {seq} от {count}, до {date}',
  'invoices.document.method.ADVANCE': 'С приспаднат аванс',
  'invoices.mail.installment-amount': 'Вноска {seq} от {count}',
  'fields.advance-unknown': 'Няма такъв документ. Изберете аванс от списъка.',
  'fields.advance-repeated': 'Този аванс е избран два пъти. Оставете го веднъж.',
  'fields.advance-not-valid':
    'Приспада се само редовна фактура, която не е анулирана. Изберете друг документ.',
  'fields.advance-not-advance':
    'Документът не е авансова фактура и не е издаден при плащане по линк. Изберете друг.',
  'fields.advance-unpaid': 'Авансът още не е платен. Приспада се, след като бъде платен изцяло.',
  'fields.advance-currency': 'Авансът е в друга валута. Изберете аванс във валутата на фактурата.',
  'fields.advance-buyer': 'Авансът е на друг получател. Изберете аванс на този клиент.',
  'fields.advance-nothing-left': 'Авансът е изцяло кредитиран и няма какво да се приспадне.',
  'fields.advance-too-much':
    'Авансът по фактура № {number} е повече от стоките и услугите по ставка {rate}%. Добавете редове или го махнете.',
  'fields.advance-deducts-none': 'Авансова фактура не приспада аванси. Изключете едното.',
  'fields.installment-not-later': 'Всяка вноска е след предишната. Изберете по-късен ден.',
  'fields.installments-sum': 'Сборът на вноските трябва да е {total:money}, колкото е сумата за плащане.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'invoices.advance-deducted':
    'The advance of invoice No. {number} is deducted by another invoice already. Remove it from the selection.',
  'invoices.deducted-advance-stays':
    'The advance is deducted by invoice No. {number}. Void that one first, or issue a credit note for it.',
  'invoices.advance.line': 'Advance deducted, invoice No. {number} of {date}',
  'invoices.document.advance': 'Advance payment',
  'invoices.document.installment': 'Instalment {seq} of {count}, due {date}',
  'invoices.document.method.ADVANCE': 'By the advance deducted',
  'invoices.mail.installment-amount': 'Instalment {seq} of {count}',
  'fields.advance-unknown': 'There is no such document. Choose an advance from the list.',
  'fields.advance-repeated': 'This advance is chosen twice. Keep it once.',
  'fields.advance-not-valid': 'Only a legal invoice that is not voided is deducted. Choose another document.',
  'fields.advance-not-advance':
    'The document is no advance invoice and was not issued by a payment of a link. Choose another one.',
  'fields.advance-unpaid': 'The advance is not paid yet. It is deducted once it is paid in full.',
  'fields.advance-currency': 'The advance is in another currency. Choose one in the currency of the invoice.',
  'fields.advance-buyer': 'The advance is of another buyer. Choose an advance of this customer.',
  'fields.advance-nothing-left': 'The advance is credited in full: nothing is left to deduct.',
  'fields.advance-too-much':
    'The advance of invoice No. {number} is more than the goods and services at {rate}%. Add lines or remove it.',
  'fields.advance-deducts-none': 'An advance invoice deducts no advances. Switch one of them off.',
  'fields.installment-not-later': 'Each instalment is due after the one before. Choose a later day.',
  'fields.installments-sum': 'The instalments must add up to {total:money}, which is the amount to be paid.',
};
