/** The sentences of the payments module, by code. */
export const bg = {
  'payments.title': 'Плащане към {merchant}',
  'payments.not-found': 'Няма такова плащане.',
  'payments.merchant-not-found': 'Няма такъв търговец.',
  'payments.merchant-not-accepting': 'Търговецът в момента не приема плащания.',
  'payments.merchant-without-account':
    'Търговецът още не е свързал сметка при доставчика на картови плащания и не може да приема плащания. Нищо не е изтеглено от картата ви.',
  'payments.link-being-paid': 'Друг клиент плаща по този линк в момента. Опитайте отново след {seconds} сек.',
  'payments.amount-differs': 'Сумата на този линк е {amount} {currency}; друга сума не може да се плати.',
  'payments.state-refused': 'Плащане в състояние {from} не може да стане {to}.',
  'payments.receipt-not-ready': 'Разписка се изпраща, след като плащането е минало.',
  'payments.checkout-contested': 'Друг клиент плаща по този линк. Опитайте отново след няколко секунди.',
  'payments.provider-away':
    'Доставчикът на картови плащания не отговаря. Опитайте отново след няколко секунди.',
  'payments.provider-refused': 'Доставчикът на картови плащания отказа заявката. Свържете се с търговеца.',
  'payments.rates-unreadable': 'Файлът не е с курсове на ЕЦБ или е повреден; нищо не е променено.',
  'payments.rate-missing': 'Няма курс за {currency}. Опитайте по-късно.',
  'payments.event-not-found': 'Няма такова известие.',
  'payments.event-not-parked': 'Известието не е оставено за преглед.',
  'payments.bad-signature': 'Подписът на известието не е валиден.',
  'payments.event-unreadable': 'Известието няма валиден идентификатор или съдържа недопустим знак.',
  'payments.nothing-to-refund': 'По това плащане могат да се възстановят най-много {amount} {currency}.',
  'payments.dispute-open':
    'Плащането е оспорено от картодържателя; докато спорът е открит, не се възстановява.',
  'payments.no-mismatch': 'По това плащане няма удържана сума, която да чака решение.',
  'payments.mismatch-decided': 'За удържаната сума вече има решение: приета е или се връща.',
  'payments.mismatch-not-acceptable':
    'Удържаната сума не може да се приеме: различава се не само по размер или плаща издадена фактура. Може само да се върне.',
  'payments.under-review':
    'Плащане по този линк се проверява. Не плащайте отново; обърнете се към търговеца, ако проверката се забави.',
  'payments.refund-found':
    'Връщане, отбелязано като неуспешно, всъщност е минало. Прегледайте плащането, преди да върнете още.',
  'payments.merchant-may-not-act':
    'Профилът на търговеца е спрян: може само да преглеждате и изтегляте данни.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'payments.title': 'Payment for {merchant}',
  'payments.not-found': 'There is no such payment.',
  'payments.merchant-not-found': 'There is no such merchant.',
  'payments.merchant-not-accepting': 'The merchant does not take payments at the moment.',
  'payments.merchant-without-account':
    'The merchant has not connected an account at the card payment provider yet and cannot take payments. Your card was not charged.',
  'payments.link-being-paid': 'Another customer is paying this link right now. Try again in {seconds} s.',
  'payments.amount-differs': 'This link asks for {amount} {currency}; no other amount can be paid.',
  'payments.state-refused': 'A payment that is {from} cannot become {to}.',
  'payments.receipt-not-ready': 'A receipt can be sent once the payment is through.',
  'payments.checkout-contested': 'Another customer is paying this link. Try again in a few seconds.',
  'payments.provider-away': 'The card payment provider does not answer. Try again in a few seconds.',
  'payments.provider-refused': 'The card payment provider refused the request. Contact the merchant.',
  'payments.rates-unreadable': 'The file holds no rates of the ECB, or is damaged; nothing was changed.',
  'payments.rate-missing': 'There is no rate for {currency}. Try later.',
  'payments.event-not-found': 'There is no such event.',
  'payments.event-not-parked': 'The event is not parked.',
  'payments.bad-signature': 'The signature of the notice is not valid.',
  'payments.event-unreadable': 'The event has no valid id, or contains a character that is not allowed.',
  'payments.nothing-to-refund': 'At most {amount} {currency} can be refunded on this payment.',
  'payments.dispute-open':
    'The cardholder has disputed the payment; nothing is refunded while the dispute is open.',
  'payments.no-mismatch': 'No captured money of this payment waits for a decision.',
  'payments.mismatch-decided':
    'The captured money is decided already: it was accepted or is being given back.',
  'payments.mismatch-not-acceptable':
    'The captured money cannot be accepted: more than the amount differs, or it pays an issued invoice. It can only be given back.',
  'payments.under-review':
    'A payment of this link is being checked. Do not pay again; ask the merchant if the check takes long.',
  'payments.refund-found':
    'A refund marked as failed was made after all. Look at the payment before you give back more.',
  'payments.merchant-may-not-act': 'The merchant is suspended: data can be read and exported only.',
};
