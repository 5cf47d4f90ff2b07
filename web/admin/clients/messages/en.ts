import * as term from '../../../shared/messages/terms-en.ts';

/** Messages of an accountant's home and questions. */
export const en = {
  clients: {
    title: 'Clients',
    subtitle:
      'Your clients with turnover, VAT and documents of the chosen month, and what needs to be cleared up.',
    failed: 'Failed to load your clients',
    searchHint: 'Name of the client',
    month: {
      label: term.month,
      previous: 'Previous month',
      next: 'Next month',
      RUNNING: 'Month not over yet',
      OVER: 'Month is over',
    },
    vat: 'VAT: {registration}',
    needsMe: 'Needs attention',
    problems: {
      none: 'No problems',
      PROFILE_INCOMPLETE: 'Incomplete profile',
      INVOICE_OVERDUE: '{smart_count} overdue invoice |||| {smart_count} overdue invoices',
      DOCUMENT_UNDELIVERED: '{smart_count} undelivered document |||| {smart_count} undelivered documents',
      PAYMENT_WITHOUT_DOCUMENT:
        '{smart_count} payment without a document |||| {smart_count} payments without a document',
      DISPUTE_OPEN: '{smart_count} open dispute |||| {smart_count} open disputes',
    },
    documentsOf: 'Documents of {name}',
    open: '{smart_count} unanswered',
    answered: '{smart_count} new answer |||| {smart_count} new answers',
    select: 'Select {name}',
    none: {
      title: 'You have no clients yet',
      hint: 'Ask the merchant to invite you: in the portal under “Team” they press “Invite”, choose “External accountant” and enter your email {email}. You get an email with a link; after you accept, the client appears here.',
      hintAnyEmail:
        'Ask the merchant to invite you: in the portal under “Team” they press “Invite”, choose “External accountant” and enter the email that you sign in with. You get an email with a link; after you accept, the client appears here.',
      needsMe: 'No client needs attention in {month}',
      all: 'Show all clients',
    },
    pack: {
      hint: 'Select clients to download their documents and payments of the month in one file.',
      selected: '{smart_count} client selected |||| {smart_count} clients selected',
      clear: 'Clear the selection',
      button: 'Pack of the month',
      tooMany: 'One pack holds at most 200 clients.',
      pending: 'The pack for {month} is being prepared. The download starts by itself; it may take a minute.',
      done: 'The pack for {month} is downloaded',
      failed: 'The pack was not prepared',
    },
    end: {
      action: 'End access',
      title: 'End your access to {name}?',
      text: 'You lose access at once: the client leaves your table, and you no longer see its payments and documents. Your questions stay with the merchant, who can invite you again.',
      done: 'Your access to {name} has ended',
      failed: 'The access was not ended',
    },
    ask: {
      action: 'Ask a question',
      title: 'Question to {name}',
      text: 'The merchant gets one email and answers in the portal.',
      field: 'Question',
      submit: 'Send the question',
      done: 'The question to {name} is sent',
      failed: 'The question was not sent',
    },
    questions: {
      title: term.questions,
      subtitle: 'What you asked your clients, the newest first.',
      failed: 'Failed to load your questions',
      none: 'You have asked nothing yet',
      noneHint: 'Ask a client from the table of clients.',
      toClients: 'To the clients',
      waiting: 'Waiting for an answer',
      askedBy: '{name}, {date}',
      someone: 'Former user',
      states: { false: 'Unanswered', true: 'Answered' },
    },
  },
} as const;
