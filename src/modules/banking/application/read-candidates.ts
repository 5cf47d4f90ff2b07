import type { CandidateFacts } from '../domain/candidates.ts';
import type { ReadLine } from '../domain/score.ts';

/** Reads, by a few statements for all of them, what incoming movements of a merchant may have paid. */
export type ReadCandidates = (
  merchantId: number,
  lines: readonly ReadLine[],
  now: Date,
) => Promise<CandidateFacts>;
