/** The message with the title of a document, by its type. */
export const titleOf = { INVOICE: 'title', CREDIT_NOTE: 'creditNote', DEBIT_NOTE: 'debitNote' } as const;
