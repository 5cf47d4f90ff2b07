import * as term from '../../../shared/messages/terms-en.ts';

export const en = {
  title: 'Transfer this amount from your bank',
  hint: 'This page turns into the receipt once the merchant sees the money in its account.',
  arrives: 'An instant transfer arrives within seconds, any other by the end of the next bank day.',
  kept: 'You can close this page and come back to its address later.',
  sentLater: (address: string) => `We will also send the document to ${address}.`,
  fields: {
    amount: term.amount,
    receiver: 'Receiver',
    iban: term.iban,
    bic: 'BIC',
    text: 'Payment reference',
  },
  exactText: 'Enter this reference exactly: the merchant recognises your transfer by it.',
  copy: 'Copy',
  copied: 'Copied',
  scan: 'Scan this code with your bank’s app, if it reads such codes (EPC), or enter the details.',
  openBank: 'Open your bank’s app and paste the details.',
  byCard: 'Pay by card instead',

  late: {
    title: 'The transfer has not arrived yet',
    text: 'If you have sent it, do not send it again: it is still recognised by its reference.',
  },
  withdrawn: {
    title: 'This transfer is no longer awaited',
    text: 'Do not send it. If you already have, contact the merchant.',
  },
  paidOtherwise: {
    title: 'This has already been paid – do not transfer',
    text: 'The payment was made in another way. If you have already sent a transfer, the merchant returns it.',
  },
  paid: 'The transfer has arrived',
  stamp: term.paid,
  paidBy: 'Paid by bank transfer',
  unknown: 'We could not find this transfer',
  unknownHint: 'Check the address of the page, or open the payment link again.',
  unreachable: 'We could not check your transfer',
  unreachableHint: 'A transfer that you have sent is not lost. Check your connection and look again.',
  reload: 'Check again',
};

export type TransferMessages = typeof en;
