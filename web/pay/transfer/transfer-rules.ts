import type { TransferState } from '#contract/payments/transfers.ts';

type Outcome = 'paid' | 'paid-otherwise' | 'withdrawn' | 'awaited';

/** What the page shows. Money that came counts more than all else. */
export const outcomeOf = ({ state, linkStatus }: Pick<TransferState, 'state' | 'linkStatus'>): Outcome => {
  if (state === 'PAID') return 'paid';
  if (linkStatus === 'PAID') return 'paid-otherwise';
  return state === 'WITHDRAWN' || linkStatus === 'CANCELLED' ? 'withdrawn' : 'awaited';
};

export const mayChange = (transfer: Pick<TransferState, 'state' | 'linkStatus'>): boolean =>
  outcomeOf(transfer) === 'awaited';

const [quickMs, slowMs] = [3_000, 15_000];
/** A minute: an instant transfer takes ten seconds. */
const quickPolls = 20;
/** About an hour; then the payer asks. */
const mostPolls = 240;

/** Milliseconds to wait after `polls` requests; null when polling ends. */
export const waitAfter = (polls: number): number | null => {
  if (polls >= mostPolls) return null;
  return polls < quickPolls ? quickMs : slowMs;
};

/** The page of a transfer that was asked for `polls` times; it names the language, because a browser may keep no cookie. */
export const transferAddress = (
  token: string,
  { polls, language }: Readonly<{ polls: number; language: string }>,
): string => `/pay/transfer/${token}?polls=${polls}${language === 'en' ? '&lang=en' : ''}`;
