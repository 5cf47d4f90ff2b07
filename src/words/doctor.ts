/** What the doctor says of each invariant. */
export const bg = {
  'doctor.payments-booked-once': 'Всяко успешно плащане е осчетоводено точно веднъж, никое друго',
  'doctor.ledger-balanced': 'Счетоводната книга и всяка операция в нея се равняват на нула',
  'doctor.histories-contiguous':
    'Историята на всяко плащане е без прекъсване и завършва с неговото състояние',
  'doctor.totals-true': 'Общите суми по търговци и по дни са точно сборът на плащанията',
  'doctor.attempts-looked-after': 'Няма отворен опит с изтекъл срок, за който да не се грижи задача',
  'doctor.sessions-known': 'Сесиите при доставчика са точно нашите опити',
  'doctor.numbers-gapless': 'Номерата на документите са без пропуск от началото на поредицата',
  'doctor.one-invoice-each': 'Всяко успешно плащане има точно една фактура',
  'doctor.one-receipt-each': 'Всяка платена фактура с имейл на купувача има точно едно писмо',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'doctor.payments-booked-once': 'Every succeeded payment is booked exactly once, and no other is',
  'doctor.ledger-balanced': 'The ledger and each of its transactions sum to zero',
  'doctor.histories-contiguous': 'The history of every payment is contiguous and ends with its status',
  'doctor.totals-true': 'The totals of merchants and of days are exactly the sums of the payments',
  'doctor.attempts-looked-after': 'No open attempt is past its deadline without a job that looks after it',
  'doctor.sessions-known': 'The sessions at the provider are exactly our attempts',
  'doctor.numbers-gapless': 'Document numbers have no gap from the start of their series',
  'doctor.one-invoice-each': 'Every succeeded payment has exactly one invoice',
  'doctor.one-receipt-each': 'Every invoice paid by a payer with an e-mail address has exactly one receipt',
};
