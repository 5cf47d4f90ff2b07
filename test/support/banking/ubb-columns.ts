/** The columns of a detailed statement of United Bulgarian Bank. */
export const columnsOfUbb = [
  'IBAN_S',
  'POST_DATE',
  'AMOUNT_D',
  'AMOUNT_C',
  'NAME_R',
  'REM_I',
  'REM_II',
  'REFERENCE',
  'IBAN_R',
  'OPEN_BALANCE',
  'CLOSE_BALANCE',
] as const;
export type UbbCells = Readonly<Record<(typeof columnsOfUbb)[number], string>>;
