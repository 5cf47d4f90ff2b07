import type { BankLine, BankSuggestion } from '#contract/banking/bank-lines.ts';

/** A suggestion of one invoice whose number and amount fit. */
export const suggestionWith = (part: Partial<BankSuggestion> = {}): BankSuggestion => ({
  score: 80,
  reasons: ['SHORT_NUMBER', 'AMOUNT', 'DAY'],
  isPart: false,
  invoices: [
    { invoiceId: 42, invoiceNumber: '0000000042', buyerName: 'Хотел „Хемус“ ООД', open: 120, amount: 120 },
  ],
  promise: null,
  ...part,
});

/** A transfer of 120 euro that came yesterday. */
export const lineWith = (part: Partial<BankLine> = {}): BankLine => ({
  id: 7,
  merchantId: 3,
  merchantName: 'Пекарна „Липа“',
  accountId: 1,
  iban: 'BG80BNBG96611020345678',
  statementId: 1,
  bookedOn: '2026-11-19',
  valueOn: null,
  amount: 120,
  currency: 'EUR',
  name: 'ХОТЕЛ ХЕМУС ООД',
  counterIban: 'BG18RZBB91550123456789',
  text: 'ф-ра 42',
  bankReference: null,
  isReversal: false,
  state: 'SUGGESTED',
  asideReason: null,
  suggestions: [suggestionWith()],
  matches: [],
  rest: 120,
  toReturn: 0,
  ...part,
});
