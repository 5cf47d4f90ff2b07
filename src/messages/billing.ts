/** Messages of the billing module by code; what stands on bills is frozen in their documents. */
export const bg = {
  'billing.no-operator': 'Тази инсталация няма оператор: нищо не се фактурира.',
  'billing.operator-incomplete':
    'На оператора на инсталацията липсва нещо, без което не може да издава документи. Пуснете plateno config check.',
  'billing.month-closed':
    'Операторът е приключил месец {month}: не може да се издават документи с дата в него.',
  'billing.not-found': 'Няма такава сметка.',
  'billing.no-document': 'Сметката още няма документ: сумата ѝ е под 1 € и ще се добави към следваща.',
  'billing.changed': 'Друго издаване промени сметките на търговеца. Опитайте пак.',
  'billing.unexpected': 'Неочаквана грешка. Подробностите са в журнала на сървъра.',
  'fields.bill-month': 'Месецът трябва да е свършил.',
  'billing.line.fees': 'Такси на Plateno за {month}, плащания в {currency}: {payments}',
  'billing.line.waited': 'Сметка за {month}, под 1 €, добавена тук',
  'billing.line.plan': 'План „{plan}“ за {month}: {days} от {daysOfMonth} дни',
  'billing.provider-fee.own':
    'Услуги на платформата Plateno. Таксата на картовия оператор не е в тази сметка: документът за нея е в профила ви при Stripe, в Documents.',
  'billing.provider-fee.shared':
    'Услуги на платформата Plateno. Таксата на картовия оператор не е в тази сметка: показана е при всяко плащане и във файла с плащанията за месеца.',
  'billing.returned': 'Върнати такси на Plateno за {month}',
  'billing.month': '{name} {year} г.',
  'billing.month.1': 'януари',
  'billing.month.2': 'февруари',
  'billing.month.3': 'март',
  'billing.month.4': 'април',
  'billing.month.5': 'май',
  'billing.month.6': 'юни',
  'billing.month.7': 'юли',
  'billing.month.8': 'август',
  'billing.month.9': 'септември',
  'billing.month.10': 'октомври',
  'billing.month.11': 'ноември',
  'billing.month.12': 'декември',
};

export const en: Record<keyof typeof bg, string> = {
  'billing.no-operator': 'This installation has no operator: nothing is billed.',
  'billing.operator-incomplete':
    'The operator of this installation lacks what its documents need. Run plateno config check.',
  'billing.month-closed': 'The operator has closed month {month}: no document can be dated in it.',
  'billing.not-found': 'Bill not found.',
  'billing.no-document': 'The bill has no document yet: its sum is below €1 and is added to a later one.',
  'billing.changed': 'Another run changed the bills of the merchant. Try again.',
  'billing.unexpected': 'Unexpected error. The details are in the log of the server.',
  'fields.bill-month': 'The month must be over.',
  'billing.line.fees': 'Fees of Plateno for {month}, payments in {currency}: {payments}',
  'billing.line.waited': 'Bill for {month}, below €1, added here',
  'billing.line.plan': 'Plan {plan} for {month}: {days} of {daysOfMonth} days',
  'billing.provider-fee.own':
    'Services of the platform Plateno. The fee of the card provider is not in this bill: its document is in your account at Stripe, under Documents.',
  'billing.provider-fee.shared':
    'Services of the platform Plateno. The fee of the card provider is not in this bill: it is shown with each payment and in the file of the month’s payments.',
  'billing.returned': 'Refunded fees of Plateno for {month}',
  'billing.month': '{name} {year}',
  'billing.month.1': 'January',
  'billing.month.2': 'February',
  'billing.month.3': 'March',
  'billing.month.4': 'April',
  'billing.month.5': 'May',
  'billing.month.6': 'June',
  'billing.month.7': 'July',
  'billing.month.8': 'August',
  'billing.month.9': 'September',
  'billing.month.10': 'October',
  'billing.month.11': 'November',
  'billing.month.12': 'December',
};
