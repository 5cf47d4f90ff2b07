/** What an accountant looked at of a merchant; a FILE is a download. */
export type ViewedData =
  | 'PAYMENTS'
  | 'DOCUMENTS'
  | 'CUSTOMERS'
  | 'BANK'
  | 'PAYMENTS_FILE'
  | 'DOCUMENTS_FILE'
  | 'MONTH_PACK';
