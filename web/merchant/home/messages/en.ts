import * as term from '../../../shared/messages/terms-en.ts';

export const en = {
  today: {
    title: 'Today, {day}',
    payments: '{smart_count} payment |||| {smart_count} payments',
    none: 'No payments yet today.',
    yesterday: 'yesterday by this time: {amount}',
  },
  cards: {
    revenue: 'Turnover, {month}',
    payments: 'Payments, {month}',
    pendingInvoices: 'Pending invoices',
    overdue: '{smart_count} overdue |||| {smart_count} overdue',
    activeLinks: 'Active links',
  },
  upcoming: {
    title: 'Next 30 days',
    documents:
      '{smart_count} recurring invoice for {amount} |||| {smart_count} recurring invoices for {amount}',
    waiting: '{smart_count} period waits for you |||| {smart_count} periods wait for you',
  },
  nextStep: {
    title: 'What to do now',
    progress: 'Steps done: {done} of {all}',
    done: 'done',
    also: 'Also waiting:',
    until: 'Due: {day}.',
    nothing: 'All good. Nothing is waiting for you.',
    optional: 'Optional:',
    steps: {
      CONFIRM_EMAIL: { name: 'Confirm your email', nameDone: 'Email confirmed' },
      ADD_TAX_ID: { name: 'Add your EIK, if you have one', nameDone: 'EIK added' },
      GET_APPROVED: { name: 'We are checking your details', nameDone: 'You are approved' },
      OPEN_ACCOUNT: { name: 'Open a payment account', nameDone: 'Payment account opened' },
      CREATE_LINK: { name: 'Create a payment link', nameDone: 'Payment link created' },
      SHARE_LINK: { name: 'Send the link to a customer', nameDone: 'A customer opened your link' },
      TAKE_PAYMENT: { name: 'Accept your first payment', nameDone: 'First payment accepted' },
    },
    now: {
      CONFIRM_EMAIL: {
        title: 'Confirm your email',
        hint: 'We sent a confirmation link to {email}. Please check your spam folder, too.',
        action: 'Send again',
        second: 'Change the email',
      },
      GET_APPROVED: {
        title: 'We are checking your details',
        hint: 'We will email you. Meanwhile try a link in test mode: you see exactly what a customer will see, without a real payment.',
        action: 'Try a link',
        second: 'Create a link',
        createAndTry: 'Create and try',
      },
      ADD_TAX_ID: {
        title: 'Add your EIK',
        hint: 'Until then your invoices say that it is not given.',
        action: 'Add the EIK',
      },
      OPEN_ACCOUNT: {
        title: 'Open a payment account',
        hint: 'Without it customers cannot pay. It takes about ten minutes at Stripe.',
        action: 'Open the account',
      },
      CREATE_LINK: {
        title: 'Create your first payment link',
        hint: 'An amount and what it is for. It takes ten seconds.',
        action: 'Create a link',
      },
      SHARE_LINK: {
        title: 'Send the link to a customer',
        hint: 'Send it by Viber, WhatsApp or email, show its QR code or print it on a poster.',
        action: 'Share the link',
        second: 'Make a poster',
      },
      TAKE_PAYMENT: {
        title: 'A customer opened your link',
        hint: 'It is not paid yet. You will see it here once it is.',
        action: 'See payments',
      },
      ANSWER_DISPUTE: {
        title: 'Answer a disputed payment |||| Answer {smart_count} disputed payments',
        hint: 'Without evidence in time the bank decides for the customer.',
        action: 'Add evidence',
      },
      ANSWER_FRAUD_WARNING: {
        title: 'A payment may be fraud |||| {smart_count} payments may be fraud',
        hint: 'A full refund now usually prevents a dispute and its fee.',
        action: 'See the payment',
      },
      REPEAT_REFUND: {
        title: 'A refund failed |||| {smart_count} refunds failed',
        hint: 'The customer is still waiting for the money. Try again or return it another way.',
        action: 'See the payment',
      },
      ANSWER_BUYER: {
        title:
          'A customer asks for an invoice to a company |||| {smart_count} customers ask for an invoice to a company',
        hint: 'Check the details and issue the new invoice.',
        action: term.toAnswer,
      },
      ANSWER_QUESTION: {
        title: 'Your accountant has a question |||| Your accountant has {smart_count} questions',
        hint: 'Your answer goes straight to your accountant.',
        action: term.toAnswer,
      },
      MATCH_TRANSFERS: {
        title: 'A transfer waits for your decision |||| {smart_count} transfers wait for your decision',
        hint: 'Confirm which invoice it pays, or send back what was paid twice.',
        action: 'See the transfers',
      },
      CHECK_PROMISES: {
        title: 'A promised transfer is late |||| {smart_count} promised transfers are late',
        hint: 'Record that the money came, or that it will not.',
        action: 'See the link |||| See the links',
      },
      COLLECT_OVERDUE: {
        title: 'An invoice is overdue |||| {smart_count} invoices are overdue',
        hint: 'Send it again or record that it was paid.',
        action: 'See the invoice |||| See the invoices',
      },
      CLOSE_MONTH: {
        title: 'Close {month}',
        hint: 'We check the documents and give you the files for your accountant.',
        action: 'Close the month',
      },
      READ_REPORT: {
        title: 'Your report for {month} is ready',
        hint: 'Turnover, fees and your best customers.',
        action: 'See the report',
      },
    },
    waiting: {
      CONFIRM_EMAIL: 'confirming the email',
      ADD_TAX_ID: 'adding the EIK',
      ANSWER_DISPUTE: 'disputed payments ({smart_count})',
      ANSWER_FRAUD_WARNING: 'fraud warnings ({smart_count})',
      REPEAT_REFUND: 'failed refunds ({smart_count})',
      ANSWER_BUYER: 'requests for an invoice ({smart_count})',
      ANSWER_QUESTION: 'questions from your accountant ({smart_count})',
      MATCH_TRANSFERS: 'transfers to decide on ({smart_count})',
      CHECK_PROMISES: 'late promised transfers ({smart_count})',
      COLLECT_OVERDUE: 'overdue invoices ({smart_count})',
      CLOSE_MONTH: 'closing {month}',
      READ_REPORT: 'report for {month}',
    },
    bills: {
      open: 'Bill of Plateno to pay: {amount} |||| {smart_count} bills of Plateno to pay: {amount}',
      due: 'Overdue bill of Plateno: {amount} |||| {smart_count} unpaid bills of Plateno: {amount}',
      ends: 'If it stays unpaid, the plan becomes {plan} on {day}. |||| If they stay unpaid, the plan becomes {plan} on {day}.',
    },
    sent: 'We sent a new link to {email}.',
    notTried: 'Test mode could not be opened',
    notSent: 'The email was not sent. Please try again.',
  },
};
