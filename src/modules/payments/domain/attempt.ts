import { LinkBeingPaid } from './failures.ts';

/** What was asked of the provider, to the letter: the same key with other parameters would be an error. */
export type ProviderRequest = Readonly<Record<string, unknown>>;

/** PREPARED: stored, the provider's answer not yet. OPEN: payable. ENDED: expired or paid. REFUSED: never came to be. */
export type AttemptStatus = 'PREPARED' | 'OPEN' | 'ENDED' | 'REFUSED';

/** One hosted session at the provider. A payment has one after another, never two that are open. */
export type Attempt = Readonly<{
  id: number | undefined;
  /** Random: it would collide after a restore if it were made of ids. */
  providerKey: string;
  providerRequest: ProviderRequest;
  status: AttemptStatus;
  /** Set for SINGLE links: the database allows one open attempt per such link. */
  singleLinkId: number | null;
  sessionId: string | null;
  checkoutUrl: string | null;
  expiresAt: Date;
  lastError: string | null;
  /** Digest of the network that asked for it; null for our own programs and once the session has ended. */
  network: string | null;
  createdAt: Date;
}>;

export const isUnsettled = ({ status }: Attempt): boolean => status === 'PREPARED' || status === 'OPEN';

const minute = 60_000;
/** How long a payer's open session cannot be ended by another payer: a card is being typed. */
const protectedForMs = 2 * minute;
/** The longest wait that a pay page is told, in seconds. */
export const longestWait = 60;

/** @throws LinkBeingPaid while the session is too young to be ended for another payer */
export const mustHaveWaited = ({ createdAt }: Attempt, now: Date): void => {
  const leftMs = createdAt.getTime() + protectedForMs - now.getTime();
  if (leftMs > 0) throw new LinkBeingPaid(Math.min(Math.ceil(leftMs / 1_000), longestWait));
};

const hour = 60 * minute;
/** The provider accepts 30 minutes to 24 hours by its own clock; the margins allow for clocks that differ. */
const shortest = 31 * minute;
const longest = 23 * hour;

/** What of a link decides how long its sessions live. */
type LinkTerms = Readonly<{ isSingle: boolean; expiresAt: Date | null }>;

/**
 * When a new session ends, on a whole second: with its link, within the provider's bounds. A session of a REUSABLE link
 * lives as short as the provider allows, because sessions left unpaid count against the link's limit.
 */
export const sessionExpiry = (now: Date, link: LinkTerms | null): Date => {
  const untilLinkEnds = link?.expiresAt ? link.expiresAt.getTime() - now.getTime() : longest;
  const wanted = link?.isSingle === false ? shortest : untilLinkEnds;
  const allowed = Math.min(Math.max(wanted, shortest), longest);
  // The provider takes whole seconds.
  return new Date(Math.floor((now.getTime() + allowed) / 1_000) * 1_000);
};
