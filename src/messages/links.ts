/** Messages of the links module by code. */
export const bg = {
  'links.not-found': 'Няма такъв линк за плащане.',
  'links.trial-over': 'Пробният режим за този линк е изтекъл. Отворете го отново от портала.',
  'links.trial.ribbon': 'Пробен режим – няма реално плащане.',
  'links.trial.ribbon-hint': 'Това вижда клиентът. Натиснете бутона, за да видите и следващата страница.',
  'links.trial.back': 'Назад към линка',
  'links.trial.stamp': 'ПРОБНО ПЛАТЕНО',
  'links.trial.paid': 'Плащането е успешно',
  'links.trial.paid-hint':
    'Така ще изглежда страницата след плащане. Нищо не е таксувано, записано или изпратено.',
  'links.trial.merchant': 'Търговец',
  'links.trial.description': 'Описание',
  'links.trial.document': 'Виж пробната фактура (PDF)',
  'links.trial.again': 'Опитай пак',
  'links.trial.over': 'Пробният режим е изтекъл',
  'links.trial.over-hint': 'Отворете линка отново в пробен режим от портала.',
  'links.gone': 'Линкът за плащане е изтекъл или отменен.',
  'links.credited': 'По тази фактура няма какво да се плаща: тя е сторнирана с кредитно известие.',
  'links.already-paid': 'Този линк вече е платен.',
  'links.merchant-pending': 'Търговецът още не приема плащания. Линкът ще заработи скоро; опитайте по-късно.',
  'links.no-account':
    'Търговецът още не приема плащания: сметката му за плащания с карта не е готова. Опитайте по-късно.',
  'links.merchant-not-accepting': 'Търговецът в момента не приема плащания. Обърнете се към него.',
  'links.is-paid': 'Линкът е платен. Парите се връщат с възстановяване от страницата на плащането.',
  'links.state-refused': 'При сегашния статус на линка това действие не е възможно.',
  'links.promise-not-found': 'Няма такъв обещан превод.',
  'links.promise-state-refused': 'Преводът вече е получен или не се очаква.',
  'fields.bank-not-offered':
    'За плащане само по банков път е нужен IBAN в профила ви и сума в евро или левове.',
  'links.rate-refused':
    'Регистрацията ви по ДДС е променена и ставката на линка вече не може да се начисли. Клиентът не може да плати; създайте нов линк.',
  'fields.tax-rate-needed': 'Изберете ставка 0%, за да има основание.',
  'links.limit.created':
    'Създадохте твърде много линкове за кратко време. Опитайте пак след {seconds} секунди.',
  'links.merchant-may-not-act':
    'Профилът на търговеца е спрян: можете само да преглеждате и изтегляте данни.',
  'fields.one-expiry': 'Посочете срока или в дни, или в минути.',
  'fields.charge-too-small': 'Най-малката сума за плащане с карта е {minimum:money}.',
  'fields.charge-too-big': 'Най-голямата сума за плащане с карта е {maximum:money}.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'links.not-found': 'Payment link not found',
  'links.trial-over': 'The trial of this link is over. Open it again from the portal.',
  'links.trial.ribbon': 'Test mode – no real payment.',
  'links.trial.ribbon-hint': 'This is what a customer sees. Press the button to see the next page, too.',
  'links.trial.back': 'Back to the link',
  'links.trial.stamp': 'PAID (TEST)',
  'links.trial.paid': 'Payment successful',
  'links.trial.paid-hint':
    'This is how the page will look after a payment. Nothing was charged, stored or sent.',
  'links.trial.merchant': 'Merchant',
  'links.trial.description': 'Description',
  'links.trial.document': 'See the test invoice (PDF)',
  'links.trial.again': 'Try again',
  'links.trial.over': 'The trial is over',
  'links.trial.over-hint': 'Open the link in test mode again from the portal.',
  'links.gone': 'Payment link has expired or been cancelled',
  'links.credited': 'There is nothing to pay on this invoice: a credit note has cancelled it.',
  'links.already-paid': 'This payment link has already been paid',
  'links.merchant-pending':
    'The merchant is not accepting payments yet. The link will work soon; please try again later.',
  'links.no-account':
    'The merchant is not accepting payments yet: its account for card payments is not ready. Please try again later.',
  'links.merchant-not-accepting':
    'The merchant is not accepting payments at the moment. Please contact the merchant.',
  'links.is-paid': 'The link is paid. Money is returned by a refund, on the page of its payment.',
  'links.promise-not-found': 'Promised transfer not found',
  'links.promise-state-refused': 'The transfer was received or is no longer awaited.',
  'fields.bank-not-offered':
    'For payment by bank alone, your profile needs an IBAN and the amount must be in euro or leva.',
  'links.state-refused': 'This is not possible in the link’s current status.',
  'links.rate-refused':
    'Your VAT registration has changed and the rate of this link may no longer be charged. The customer cannot pay; create a new link.',
  'fields.tax-rate-needed': 'Choose the rate of 0% to give a reason.',
  'links.limit.created': 'You created too many links in a short time. Try again in {seconds} seconds.',
  'links.merchant-may-not-act': 'The merchant is suspended: you can view and export data only.',
  'fields.one-expiry': 'Give the expiry in days or in minutes, not both.',
  'fields.charge-too-small': 'The smallest amount that can be paid by card is {minimum:money}.',
  'fields.charge-too-big': 'The largest amount that can be paid by card is {maximum:money}.',
};
