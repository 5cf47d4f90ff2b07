import type { AskRefused } from '../ask.ts';

export type LinkProblem = 'not-found' | 'gone' | 'already-paid' | 'load-failed';

/** What a refused link look-up means to the payer (specification, point 8; 410 says why in `status`). */
export const problemOf = ({ status, linkStatus }: Pick<AskRefused, 'status' | 'linkStatus'>): LinkProblem => {
  if (status === 404) return 'not-found';
  if (status !== 410) return 'load-failed';
  return linkStatus === 'PAID' ? 'already-paid' : 'gone';
};
