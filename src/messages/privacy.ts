/** Kinds of personal records, and the grounds on which they are kept (GDPR art. 17(3)). */
export const bg = {
  'privacy.person-not-found': 'За този човек не се пази нищо.',
  'privacy.kind.accounts': 'Потребителски профили',
  'privacy.kind.sessions': 'Сесии',
  'privacy.kind.memberships': 'Членства в екипи на търговци',
  'privacy.kind.account-mails': 'Писма с връзки за профила',
  'privacy.kind.second-factors': 'Втори фактори',
  'privacy.kind.merchants': 'Търговци',
  'privacy.kind.invitations': 'Покани',
  'privacy.kind.provider-accounts': 'Сметки при картовия оператор',
  'privacy.kind.customers': 'Клиенти на търговци',
  'privacy.kind.links': 'Линкове за плащане',
  'privacy.kind.payments': 'Плащания',
  'privacy.kind.requests': 'Заявки към картовия оператор',
  'privacy.kind.signals': 'Известия от картовия оператор',
  'privacy.kind.documents': 'Счетоводни документи',
  'privacy.kind.mails': 'Изпратени имейли',
  'privacy.kind.questions': 'Въпроси на счетоводители и отговорите им',
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
  'privacy.kind.memberships': 'Memberships in merchants’ teams',
  'privacy.kind.account-mails': 'Emails with account links',
  'privacy.kind.second-factors': 'Second factors',
  'privacy.kind.merchants': 'Merchants',
  'privacy.kind.invitations': 'Invitations',
  'privacy.kind.provider-accounts': 'Accounts at the card provider',
  'privacy.kind.customers': 'Customers of merchants',
  'privacy.kind.links': 'Payment links',
  'privacy.kind.payments': 'Payments',
  'privacy.kind.requests': 'Requests to the card provider',
  'privacy.kind.signals': 'Events from the card provider',
  'privacy.kind.documents': 'Accounting documents',
  'privacy.kind.mails': 'Emails sent',
  'privacy.kind.questions': 'Questions of accountants and their answers',
  'privacy.kind.audit': 'Entries of the audit log',
  'privacy.ground.accounting':
    'kept for ten years from the start of the next year (Accountancy Act, art. 12)',
  'privacy.ground.under-way':
    'still in progress: a payment, a dispute or an email; erase again when it is over',
  'privacy.ground.append-only':
    'the log is append-only: it contains a number and an IP address, but no names',
  'privacy.ground.named-apart': 'erased separately, by number: --user or --merchant',
};
