/** ERROR keeps the month open. WARNING and INFO are shown and stored. */
export const severities = ['ERROR', 'WARNING', 'INFO'] as const;
export type Severity = (typeof severities)[number];

/**
 * Each problem with its severity; its message and its remedy are `closing.problem.<code>` and `closing.remedy.<code>`. An
 * ERROR makes a file wrong, or a number is missing, and is a line of its own. A WARNING is what a person must decide or do.
 * INFO is a note: nothing has to be done. Several warnings or notes of one code are one line with the message
 * `closing.notes.<code>`.
 */
export const problemSeverities = {
  SELLER_NUMBER: 'ERROR',
  BUYER_WITHOUT_EIK: 'ERROR',
  BUYER_EIK_WRONG: 'ERROR',
  BUYER_VAT_WRONG: 'ERROR',
  BUYER_NUMBER_NEEDED: 'ERROR',
  NUMBER_GAP: 'ERROR',
  CHAIN_BROKEN: 'ERROR',
  E_SHOP_NUMBER_MISSING: 'ERROR',
  MIXED_SIGNS: 'ERROR',
  SUMS_DIFFER: 'ERROR',
  REFUND_WITHOUT_NOTE: 'ERROR',
  GROUND_MISSING: 'WARNING',
  GROUND_BY_HAND: 'WARNING',
  REGISTRATION_DIFFERS: 'WARNING',
  LATE_INVOICE: 'WARNING',
  ANNULLED_LATER: 'WARNING',
  BANK_LINES_OPEN: 'WARNING',
  UNPAID_LONG: 'INFO',
  BUYER_WITHOUT_ADDRESS: 'INFO',
  FEES_PENDING: 'INFO',
  LETTER_UNENCODABLE: 'INFO',
  LETTER_REPLACED: 'INFO',
  PROOF_CORRECTED: 'INFO',
  TEXT_CUT: 'INFO',
  NO_ORDERS: 'INFO',
} as const satisfies Readonly<Record<string, Severity>>;
export type ProblemCode = keyof typeof problemSeverities;

/** What stands between a month and its accountant; amounts and texts of `params` are filled into its message. */
export type MonthProblem = Readonly<{
  code: ProblemCode;
  severity: Severity;
  /** The document; null for a problem of the whole month. */
  invoiceId: number | null;
  invoiceNumber: string | null;
  params: Readonly<Record<string, string | number>>;
}>;

type About = Readonly<{ id: number; invoiceNumber: string }> | null;

/** @param about the document; null for the whole month */
export const problemOf = (
  code: ProblemCode,
  about: About = null,
  params: MonthProblem['params'] = {},
): MonthProblem => ({
  code,
  severity: problemSeverities[code],
  invoiceId: about?.id ?? null,
  invoiceNumber: about?.invoiceNumber ?? null,
  params,
});

const correctable: ReadonlySet<ProblemCode> = new Set([
  'BUYER_WITHOUT_EIK',
  'BUYER_EIK_WRONG',
  'BUYER_VAT_WRONG',
  'BUYER_NUMBER_NEEDED',
  'MIXED_SIGNS',
]);

/** The problem of a document that was corrected as its remedy says: it stays shown as a note and keeps the month open no more. */
export const asCorrected = (problem: MonthProblem): MonthProblem =>
  correctable.has(problem.code) ? { ...problem, severity: 'INFO' } : problem;

/** Whether the document was corrected: its problem is an error no more. */
export const isCorrected = ({ code, severity }: MonthProblem): boolean =>
  correctable.has(code) && severity !== 'ERROR';

/** Problems as they are shown, in their order: warnings and notes of one code together, each error by itself. */
export const inLines = (problems: readonly MonthProblem[]): MonthProblem[][] => [
  ...Map.groupBy(problems, (one) =>
    one.severity === 'ERROR' ? one : `${one.severity} ${one.code}`,
  ).values(),
];

/** How many problems of each severity there are. */
export const countBySeverity = (problems: readonly MonthProblem[]): Readonly<Record<Severity, number>> => ({
  ERROR: problems.filter(({ severity }) => severity === 'ERROR').length,
  WARNING: problems.filter(({ severity }) => severity === 'WARNING').length,
  INFO: problems.filter(({ severity }) => severity === 'INFO').length,
});
