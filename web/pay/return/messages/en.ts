import { reasons } from '../../../shared/payments/payer-declines-en.ts';
import * as term from '../../../shared/messages/terms-en.ts';

/** Of an invoice; there are none for one of another program. */
const files = {
  pdf: 'Download the invoice',
  send: 'Send me the invoice',
  elsewhere: 'To another email',
  failed: 'The invoice could not be sent. Try again shortly.',
};

export const en = {
  merchantArea: 'Merchant Area',
  waysOn: 'Where to go next',
  goHome: 'Go Home',

  success: {
    wait: 'Your payment',
    title: 'Payment Successful',
    stamp: term.paid,
    checking: 'Checking your payment…',
    checkingHint: 'This takes a few seconds. Please keep this page open.',
    underWay: 'Your payment is being processed',
    open: 'This payment is not finished yet',
    openHint: 'Your card has not been charged yet. You can go back and finish the payment.',
    failed: 'The payment did not go through',
    failedHint: 'Your card was not charged. You can try again, with another card if you like.',
    notFound: 'We could not find this payment',
    notFoundHint: 'Check the address, or ask the merchant whether the payment was received.',
    unreachable: 'We could not check your payment',
    unreachableHint:
      'If you have paid, the payment is not lost. Check your connection and look again. Please do not pay twice.',
    amount: term.amount,
    charged: 'Charged to your card',
    merchant: term.merchant,
    description: 'For',
    reference: 'Payment ID for support:',
    order: 'Order',
    support: 'For support',
    paidAt: 'Paid on',
    number: (number: string | number) => `No. ${number}`,
    backToShop: (host: string) => `Back to the shop (${host})`,
    again: term.tryAgain,
    checkAgain: 'Check again',
  },

  /** Of the document that the payment pays. */
  documents: {
    INVOICE: {
      name: term.invoice,
      underWay:
        'Your bank has not responded yet. You can close this page: you will get the invoice by email when the payment goes through.',
      sent: (address: string) => `We sent the invoice to ${address}.`,
      sentThere: 'We sent the invoice to the email you gave.',
      where: 'You did not give an email. Where should we send the invoice?',
      ...files,
    },
    DEBIT_NOTE: {
      name: term.debitNote,
      underWay:
        'Your bank has not responded yet. You can close this page: you will get the debit note by email when the payment goes through.',
      sent: (address: string) => `We sent the debit note to ${address}.`,
      sentThere: 'We sent the debit note to the email you gave.',
      where: 'You did not give an email. Where should we send the debit note?',
      pdf: 'Download the debit note',
      send: 'Send me the debit note',
      elsewhere: 'To another email',
      failed: 'The debit note could not be sent. Try again shortly.',
    },
    FOREIGN: {
      name: term.invoice,
      underWay:
        'Your bank has not responded yet. You can close this page: you will get a confirmation by email when the payment goes through.',
      sent: (address: string) =>
        `We sent a confirmation to ${address}. The invoice is the one you already have: there is no new one.`,
      sentThere: 'We sent a confirmation to the email you gave.',
      where: 'You paid the invoice that you already have: there is no new one.',
      ...files,
    },
  },

  receipt: {
    email: term.email,
    send: term.send,
    sending: 'Sending…',
    wrong: 'Enter an email address, for example ana@example.com.',
  },

  otherBuyer: {
    title: 'To a company',
    hint: 'Within five days and the same month we issue a new invoice at once, and the old one becomes void. After that the merchant decides.',
    ask: 'Issue to this company',
    asking: 'Sending…',
    replaced: (number: string) =>
      `Done. The invoice to the company is No.\u00a0${number}; the earlier one is void.`,
    requested:
      'The invoice cannot be replaced automatically. We asked the merchant and will write to you once they decide.',
    failed: 'The invoice could not be replaced. Try again shortly.',
  },

  declined: {
    title: 'Your card was declined',
    kept: 'Your card was not charged. What you entered is kept.',
    reasons,
  },

  cancel: {
    title: 'Payment not completed',
    text: 'The payment was canceled or failed. Your card was not charged, and you can try again whenever you like.',
    again: term.tryAgain,
  },
};

export type ReturnMessages = typeof en;
