/** Messages of the form of a debit note. */
export const en = {
  debit: {
    title: 'New debit note',
    subtitle:
      'To invoice {number}. It gets the next number and a payment link of its own; the invoice stays as it is.',
    back: 'Back to the invoice',
    lines: 'What is added',
    reason: 'Reason',
    reasonHelp: 'Printed on the document, for example “Change of the price by annex of 18/11/2026”.',
    final:
      'An issued debit note cannot be changed: it can be voided only in the month of its issue, and is corrected by a credit note or another debit note afterwards.',
    send: 'Email it at once',
    submit: 'Issue the debit note',
    issued: 'Debit note {number} is issued',
    failed: 'The debit note was not issued',
    refused: 'A debit note is issued to an invoice that is neither voided nor a test.',
  },
};
