/** Messages of the payments module by code; placeholders in braces. */
export const bg = {
  'payments.title': 'Плащане към {merchant}',
  'payments.not-found': 'Няма такова плащане.',
  'payments.refund-not-found': 'Няма такова възстановяване.',
  'payments.mandate-not-found': 'Няма такава оставена карта.',
  'payments.link-was-paid': 'Междувременно беше платено по друг начин; сумата се връща.',
  'payments.card-agreement':
    'Плащай автоматично с тази карта, най-много {max:money} на месец; спирате с едно натискане',
  'fields.card-not-kept': 'Този линк не предлага картата да остане за следващи плащания.',
  'payments.card-mail.greeting': 'Здравейте,',
  'payments.card-mail.agreed-subject': 'Картата ви остава за плащания към {seller}',
  'payments.card-mail.agreed-text':
    'Съгласихте се картата ви да остане за следващи плащания към {seller}. Преди всяко ще получите имейл със сумата и деня.',
  'payments.card-mail.agreed-note':
    'Спирате картата по всяко време с линка в този имейл, без профил и без парола. Пазете го.',
  'payments.card-mail.ended-subject': 'Картата ви е спряна за плащания към {seller}',
  'payments.card-mail.ended-text':
    'Картата ви, която завършва на {last4}, повече не се таксува за плащания към {seller}.',
  'payments.card-mail.ended-note': 'Следващите фактури плащате по линка в тях.',
  'payments.card-mail.stop': 'Виж и спри картата',
  'payments.card-mail.stop-hint': 'Ако бутонът не работи, отворете:',
  'payments.card-mail.card': 'Карта',
  'payments.card-mail.max': 'Най-много на месец',
  'payments.card-mail.expires': 'Валидна до',
  'payments.card-mail.automatic': 'Имейлът е изпратен автоматично от Plateno.',
  'payments.card-page.active': 'Тази карта плаща автоматично',
  'payments.card-page.active-hint': 'Спирате я с едно натискане. Няма нужда от профил.',
  'payments.card-page.expired': 'Картата е с изтекла валидност',
  'payments.card-page.expired-hint': 'Тя не се таксува. Следващите фактури плащате по линка в тях.',
  'payments.card-page.ended': 'Картата е спряна',
  'payments.card-page.ended-hint': 'Тя повече не се таксува. Следващите фактури плащате по линка в тях.',
  'payments.card-page.under-way':
    'В момента на спирането вече минаваше плащане за {total}. Ако успее, търговецът е помолен да ви върне сумата.',
  'payments.card-page.unknown': 'Няма такава карта',
  'payments.card-page.unknown-hint': 'Проверете дали линкът от имейла е отворен цял.',
  'payments.card-page.away': 'Страницата не може да се отвори',
  'payments.card-page.away-hint': 'Опитайте пак след минута.',
  'payments.card-page.merchant': 'Търговец',
  'payments.card-page.card': 'Карта',
  'payments.card-page.expires': 'Валидна до',
  'payments.card-page.max': 'Най-много на месец',
  'payments.card-page.stop': 'Спри картата',
  'payments.merchant-not-found': 'Няма такъв търговец.',
  'payments.merchant-not-accepting': 'Търговецът в момента не приема плащания.',
  'merchants.cannot-be-paid':
    'Търговецът още не приема плащания: сметката му при картовия оператор не е готова. От картата ви не е изтеглено нищо.',
  'payments.limit-reached':
    'Търговецът временно не приема плащания. От картата ви не е изтеглено нищо. Опитайте по-късно или се свържете с търговеца.',
  'payments.link-being-paid': 'Друг клиент плаща по този линк в момента. Опитайте пак след {seconds} сек.',
  'payments.begun': 'Вече започнахте това плащане',
  'payments.begun-hint':
    'Започнахте го в този браузър, може би в друг раздел. Водим ви на страницата за картата. Ще платите само веднъж.',
  'payments.begun-on': 'Към страницата за картата',
  'payments.amount-differs': 'Сумата по този линк е {amount:money}; друга сума не може да се плати.',
  'payments.card-not-offered': 'Този линк се плаща само по банков път.',
  'payments.transfer-not-offered':
    'Този линк не може да се плати по банков път. Платете с карта или се обърнете към търговеца.',
  'payments.link-rate-refused':
    'Данъчната ставка на този линк вече не е вярна и той не може да се плати. Поискайте нов линк от търговеца.',
  'payments.state-refused': 'При сегашния статус на плащането това действие не е възможно.',
  'payments.receipt-not-ready': 'Фактурата може да се изпрати след успешно плащане.',
  'payments.checkout-contested': 'Друг клиент плаща по този линк. Опитайте пак след няколко секунди.',
  'payments.provider-away': 'Картовият оператор не отговаря. Опитайте пак след няколко секунди.',
  'payments.provider-refused': 'Картовият оператор отказа плащането. Свържете се с търговеца.',
  'payments.event-not-found': 'Няма такова известие.',
  'payments.event-not-parked': 'Известието не е за ръчна обработка.',
  'payments.bad-signature': 'Подписът на известието не е валиден.',
  'payments.event-unreadable': 'Известието няма валиден идентификатор или съдържа недопустим знак.',
  'payments.transfer-not-needed':
    'Този превод не се чака: вече е платено или обещанието не важи. Върнете парите на платеца.',
  'payments.without-lines': 'Плащането няма документ, по чиито редове да се възстанови сума.',
  'fields.refund-choice': 'Посочете сума или редове, не и двете.',
  'payments.nothing-to-refund': 'По това плащане могат да се възстановят най-много {amount:money}.',
  'payments.all-refunded': 'Цялата сума на плащането вече е възстановена или се възстановява.',
  'payments.nothing-paid': 'Плащането не е успешно и няма сума за възстановяване.',
  'payments.dispute-lost':
    'Оспорването е загубено и банката е върнала сумата на картодържателя. Няма какво да се възстанови.',
  'payments.captured-undecided':
    'Удържани са {amount} {currency}, а не поисканата сума. Вместо възстановяване администратор решава: приема удържаното или го връща изцяло.',
  'payments.key-refund-limit':
    'API ключ възстановява най-много {amount:money} за един час. Изчакайте или възстановете сумата в портала.',
  'payments.refund-limit':
    'По едно плащане можете да възстановите най-много {amount:money} общо. За по-голяма сума се обърнете към собственика.',
  'payments.dispute-open':
    'Плащането е оспорено от картодържателя и не може да се възстанови, докато оспорването е открито. Отговорете на оспорването или изчакайте решението на банката.',
  'payments.dispute-other-currency':
    'Плащането е оспорено в друга валута и не може да се възстанови, докато оспорването е открито. Отговорете на него в профила си при картовия оператор или изчакайте решението на банката.',
  'payments.no-mismatch': 'По това плащане няма удържана сума, която да чака решение.',
  'payments.mismatch-decided': 'За удържаната сума вече има решение: приета е или се възстановява.',
  'payments.mismatch-not-acceptable':
    'Удържаната сума не може да се приеме: различава се не само по размер или плаща издадена фактура. Може само да се възстанови.',
  'payments.under-review':
    'Плащане по този линк се проверява. Не плащайте отново; обърнете се към търговеца, ако проверката се забави.',
  'payments.refund-found':
    'Възстановяване, отбелязано като неуспешно, всъщност е успешно. Прегледайте плащането, преди да възстановите още.',
  'payments.merchant-may-not-act':
    'Профилът на търговеца е спрян: можете само да преглеждате и изтегляте данни.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'payments.title': 'Payment for {merchant}',
  'payments.not-found': 'There is no such payment.',
  'payments.refund-not-found': 'There is no such refund.',
  'payments.mandate-not-found': 'There is no such card.',
  'payments.link-was-paid': 'It was paid in another way meanwhile; the amount goes back.',
  'payments.card-agreement':
    'Charge this card automatically, at most {max:money} a month; you stop it with one press',
  'fields.card-not-kept': 'This link does not offer to let the card stay for later payments.',
  'payments.card-mail.greeting': 'Hello,',
  'payments.card-mail.agreed-subject': 'Your card stays for payments to {seller}',
  'payments.card-mail.agreed-text':
    'You agreed that your card stays for later payments to {seller}. Before each of them you get an email with the amount and the day.',
  'payments.card-mail.agreed-note':
    'You can stop the card at any time by the link in this email, without an account or a password. Keep it.',
  'payments.card-mail.ended-subject': 'Your card is stopped for payments to {seller}',
  'payments.card-mail.ended-text':
    'Your card that ends in {last4} is charged no more for payments to {seller}.',
  'payments.card-mail.ended-note': 'You pay the next invoices by the link in them.',
  'payments.card-mail.stop': 'View and stop the card',
  'payments.card-mail.stop-hint': 'If the button does not work, open:',
  'payments.card-mail.card': 'Card',
  'payments.card-mail.max': 'At most a month',
  'payments.card-mail.expires': 'Valid until',
  'payments.card-mail.automatic': 'This email was sent automatically by Plateno.',
  'payments.card-page.active': 'This card is charged automatically',
  'payments.card-page.active-hint': 'You stop it with one press. You need no account.',
  'payments.card-page.expired': 'The card has expired',
  'payments.card-page.expired-hint': 'It is not charged. You pay the next invoices by the link in them.',
  'payments.card-page.ended': 'The card is stopped',
  'payments.card-page.ended-hint': 'It is charged no more. You pay the next invoices by the link in them.',
  'payments.card-page.under-way':
    'A payment of {total} was already under way when you stopped it. If it succeeds, the merchant is asked to refund it.',
  'payments.card-page.unknown': 'There is no such card',
  'payments.card-page.unknown-hint': 'Check that you opened the whole link of the email.',
  'payments.card-page.away': 'The page cannot be opened',
  'payments.card-page.away-hint': 'Try again in a minute.',
  'payments.card-page.merchant': 'Merchant',
  'payments.card-page.card': 'Card',
  'payments.card-page.expires': 'Valid until',
  'payments.card-page.max': 'At most a month',
  'payments.card-page.stop': 'Stop the card',
  'payments.merchant-not-found': 'There is no such merchant.',
  'payments.merchant-not-accepting': 'The merchant is not accepting payments at the moment.',
  'merchants.cannot-be-paid':
    'The merchant is not accepting payments yet: its account with the card provider is not ready. Your card was not charged.',
  'payments.limit-reached':
    'The merchant is temporarily not accepting payments. Your card was not charged. Try again later or contact the merchant.',
  'payments.link-being-paid': 'Another customer is paying this link right now. Try again in {seconds} s.',
  'payments.begun': 'You have already started this payment',
  'payments.begun-hint':
    'You started it in this browser, perhaps in another tab. We are taking you to the card page. You will pay only once.',
  'payments.begun-on': 'Go to the card page',
  'payments.amount-differs': 'The amount of this link is {amount:money}; no other amount can be paid.',
  'payments.card-not-offered': 'This link can be paid by bank transfer only.',
  'payments.transfer-not-offered':
    'This link cannot be paid by bank transfer. Pay by card or contact the merchant.',
  'payments.link-rate-refused':
    'The tax rate of this link is no longer right, so it cannot be paid. Ask the merchant for a new link.',
  'payments.state-refused': 'This is not possible in the payment’s current status.',
  'payments.receipt-not-ready': 'The invoice can be sent once the payment has succeeded.',
  'payments.checkout-contested': 'Another customer is paying this link. Try again in a few seconds.',
  'payments.provider-away': 'The card provider is not responding. Try again in a few seconds.',
  'payments.provider-refused': 'The card provider refused the payment. Contact the merchant.',
  'payments.event-not-found': 'There is no such event.',
  'payments.event-not-parked': 'Only a parked event can be retried.',
  'payments.bad-signature': 'The webhook signature is not valid.',
  'payments.event-unreadable': 'The event has no valid id, or contains a character that is not allowed.',
  'payments.transfer-not-needed':
    'This transfer is not awaited: it is paid already, or the promise does not stand. Send the money back to its payer.',
  'payments.without-lines': 'The payment has no document whose lines could be refunded.',
  'fields.refund-choice': 'Give an amount or lines, not both.',
  'payments.nothing-to-refund': 'At most {amount:money} can be refunded on this payment.',
  'payments.all-refunded': 'All of this payment is refunded already or being refunded.',
  'payments.nothing-paid': 'The payment has not succeeded: there is nothing to refund.',
  'payments.dispute-lost':
    'The dispute was lost and the bank has returned the money to the cardholder. There is nothing to refund.',
  'payments.captured-undecided':
    '{amount} {currency} was captured, not the requested amount. In place of a refund, an administrator decides: accept what was captured, or give all of it back.',
  'payments.key-refund-limit':
    'An API key refunds at most {amount:money} within an hour. Wait, or make the refund in the portal.',
  'payments.refund-limit':
    'You can refund at most {amount:money} of one payment in total. For more, ask the owner.',
  'payments.dispute-open':
    'The cardholder has disputed the payment. It cannot be refunded while the dispute is open. Answer the dispute, or wait for the bank to decide.',
  'payments.dispute-other-currency':
    'The cardholder has disputed the payment in another currency. It cannot be refunded while the dispute is open. Answer it in your account at the card provider, or wait for the bank to decide.',
  'payments.no-mismatch': 'No captured amount of this payment is waiting for a decision.',
  'payments.mismatch-decided':
    'The captured amount is already decided: it was accepted or is being refunded.',
  'payments.mismatch-not-acceptable':
    'The captured amount cannot be accepted: more than the amount differs, or it pays an issued invoice. It can only be refunded.',
  'payments.under-review':
    'A payment for this link is under review. Do not pay again; contact the merchant if the review takes long.',
  'payments.refund-found':
    'A refund marked as failed has succeeded. Check the payment before you refund more.',
  'payments.merchant-may-not-act': 'The merchant is suspended: you can view and export data only.',
};
