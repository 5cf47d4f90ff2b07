/** Kinds of personal records, and the grounds on which they are kept (GDPR art. 17(3)). */
export const bg = {
  'privacy.person-not-found': 'За този човек не се пази нищо.',
  'privacy.kind.accounts': 'Потребителски профили',
  'privacy.kind.sessions': 'Сесии',
  'privacy.kind.merchants': 'Търговци',
  'privacy.kind.links': 'Линкове за плащане',
  'privacy.kind.payments': 'Плащания',
  'privacy.kind.requests': 'Заявки към картовия оператор',
  'privacy.kind.signals': 'Известия от картовия оператор',
  'privacy.kind.documents': 'Счетоводни документи',
  'privacy.kind.mails': 'Изпратени имейли',
  'privacy.kind.audit': 'Записи в одитния дневник',
  'privacy.ground.accounting':
    'пазят се десет години от началото на следващата година (чл. 12 от Закона за счетоводството)',
  'privacy.ground.under-way': 'още е в ход: плащане, спор или имейл; заличете отново, когато приключи',
  'privacy.ground.append-only': 'дневникът не се променя: в него има номер и IP адрес, но не и имена',
  'privacy.ground.named-apart': 'заличава се отделно, по номер: --user или --merchant',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'privacy.person-not-found': 'Nothing is kept about this person.',
  'privacy.kind.accounts': 'Accounts',
  'privacy.kind.sessions': 'Sessions',
  'privacy.kind.merchants': 'Merchants',
  'privacy.kind.links': 'Payment links',
  'privacy.kind.payments': 'Payments',
  'privacy.kind.requests': 'Requests to the card provider',
  'privacy.kind.signals': 'Events from the card provider',
  'privacy.kind.documents': 'Accounting documents',
  'privacy.kind.mails': 'Emails sent',
  'privacy.kind.audit': 'Entries of the audit log',
  'privacy.ground.accounting':
    'kept for ten years from the start of the next year (Accountancy Act, art. 12)',
  'privacy.ground.under-way':
    'still in progress: a payment, a dispute or an email; erase again when it is over',
  'privacy.ground.append-only':
    'the log is append-only: it contains a number and an IP address, but no names',
  'privacy.ground.named-apart': 'erased separately, by number: --user or --merchant',
};
