export const concernKinds = [
  'MERCHANTS_WAITING',
  'MERCHANTS_WITHOUT_TAX_ID',
  'PARKED_EVENTS',
  'MISMATCHES',
  'FAILED_REFUNDS',
  'KEPT_DUPLICATES',
  'DISPUTES_DUE',
  'UNSENT_MAIL',
  'OVERDUE_JOBS',
  'FAILED_JOBS',
  'DOCUMENTS_AWAY',
] as const;

/** Something that waits for a person of the back office, counted when they ask. */
export type Concern = Readonly<{
  kind: (typeof concernKinds)[number];
  count(): Promise<number>;
  /** Why, where it is one thing: a technical sentence for operators. */
  reason?(): string | undefined;
}>;
