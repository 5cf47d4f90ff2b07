/** What a bank's file can be. UBB: the two formats of United Bulgarian Bank. */
export const statementFormats = ['CAMT053', 'MT940', 'UBB_XML', 'UBB_TXT', 'CSV', 'XLSX'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** What a column of a table without a fixed format is read as. `amount` is signed; or `credit` and `debit`. */
export const statementFields = [
  'bookedOn',
  'valueOn',
  'amount',
  'credit',
  'debit',
  'currency',
  'name',
  'iban',
  'text',
  'bankReference',
  'endToEnd',
] as const;
export type StatementField = (typeof statementFields)[number];

/** How the tables of a bank are read: the heading of each field, the mark before decimals and the order of a date. */
export type StatementColumns = Readonly<{
  columns: Readonly<Partial<Record<StatementField, string | undefined>>>;
  decimalMark: 'POINT' | 'COMMA';
  dateOrder: 'DMY' | 'YMD' | 'MDY';
}>;
