import * as term from '../../messages/terms-en.ts';

/** Messages of a writing call that is late. */
export const en = {
  unanswered: {
    actions: {
      refund: 'Refund',
      mismatch: 'Decision about a payment',
      creditNote: term.creditNote,
      debitNote: term.debitNote,
      transfer: term.bankTransfer,
      invoice: term.invoice,
      link: term.paymentLink,
      registration: 'Registration',
      user: 'User',
      signIn: 'Sign-in',
      other: 'Last action',
    },
    SLOW: {
      title: 'The server is slow',
      text: 'It is sent, and we are waiting for the answer. Keep this page open.',
    },
    UNKNOWN: {
      title: 'We don’t know yet whether it went through',
      text: 'Checking… We ask the server again; nothing is done twice.',
    },
    OFFLINE: {
      title: 'No connection',
      text: 'We will check as soon as the connection is back; nothing is done twice.',
    },
    check: 'Check now',
    stopHint: 'If you stop waiting, look in the list whether it went through before you do it again.',
    stop: 'Stop waiting',
  },
} as const;
