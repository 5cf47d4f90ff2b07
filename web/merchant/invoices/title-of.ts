/** The message with the title of a document, by its type. */
export const titleOf = { INVOICE: 'title', CREDIT_NOTE: 'creditNote', DEBIT_NOTE: 'debitNote' } as const;

/** The messages about the mails with a document, by its type: in Bulgarian a note has another gender than an invoice. */
export const deliveryOf = {
  INVOICE: 'delivery',
  CREDIT_NOTE: 'noteDelivery',
  DEBIT_NOTE: 'noteDelivery',
} as const;
