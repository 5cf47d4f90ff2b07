/** What an action on a document changes: documents, payments and takings. */
export const documentQueries = [['invoice'], ['invoices'], ['payments'], ['takings'], ['home']] as const;
