import type { Failure, FailureKind } from '#kernel/failure.ts';

/** 0 success, 1 failure, 2 usage, 3 not found, 4 not allowed, 5 conflict, 6 pending migrations; `plateno help exit-codes` lists them. */
const codes: Readonly<Partial<Record<FailureKind, number>>> = {
  malformed: 2,
  invalid: 2,
  missing: 3,
  gone: 3,
  unauthenticated: 4,
  forbidden: 4,
  conflict: 5,
};

/** The exit code of a refusal, 1 unless its kind has one. */
export const exitCodeOf = ({ kind }: Failure): number => codes[kind] ?? 1;
