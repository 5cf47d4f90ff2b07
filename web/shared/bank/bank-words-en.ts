import type { AsideReason, BankLineState, MatchReason } from '#contract/banking/bank-lines.ts';
import type { StatementFormat } from '#contract/banking/bank-statements.ts';

/** The words of movements of a bank account in portal and back office; the same names as `bank-words-bg.ts`. */
export const bankWords = {
  states: {
    NEW: 'New',
    SUGGESTED: 'Suggested',
    MATCHED: 'Matched',
    TO_RETURN: 'To send back',
    IGNORED: 'Set aside',
  } satisfies Record<BankLineState, string>,
  /** Of one movement. */
  state: {
    NEW: 'New',
    SUGGESTED: 'Suggested',
    MATCHED: 'Matched',
    TO_RETURN: 'To send back',
    IGNORED: 'Set aside',
  } satisfies Record<BankLineState, string>,
  aside: {
    OUTGOING: 'Outgoing',
    BY_HAND: 'Set aside',
    RETURNED: 'Sent back',
    REVERSED: 'Reversed by the bank',
  } satisfies Record<AsideReason, string>,
  reasons: {
    REFERENCE: 'reference',
    NUMBER: 'number',
    SHORT_NUMBER: 'number without zeros',
    AMOUNT: 'amount',
    SUM: 'sum of several',
    IBAN: 'known IBAN',
    NAME: 'name',
    DAY: 'day',
    PAYOUT: 'payout',
  } satisfies Record<MatchReason, string>,
  formats: {
    CAMT053: 'CAMT.053',
    MT940: 'MT940',
    UBB_XML: 'UBB, XML',
    UBB_TXT: 'UBB, TXT',
    CSV: 'CSV',
    XLSX: 'Excel',
  } satisfies Record<StatementFormat, string>,
  imports: {
    choose: 'Choose files',
    drop: 'Drop statements of your bank here',
    waits: 'Waits its turn',
    reading: 'Reading…',
    added: '{smart_count} movement added |||| {smart_count} movements added',
    none: 'No new movements',
    repeated: '{smart_count} was known |||| {smart_count} were known',
    matched: '{smart_count} matched |||| {smart_count} matched',
    suggested: '{smart_count} suggested |||| {smart_count} suggested',
    toReturn: '{smart_count} to send back |||| {smart_count} to send back',
    pending: '{smart_count} not booked yet, left out |||| {smart_count} not booked yet, left out',
    failed: 'Failed to read the file',
    tooLarge: 'The file is larger than 5 MB. Export a shorter period.',
    columns: 'Say what its columns are: once for the tables of this bank.',
    result: 'Files that were read',
  },
} as const;
