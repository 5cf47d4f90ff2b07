import { LinkBeingPaid } from './failures.ts';

/** The exact request to the provider: the same key with other parameters is an error there. */
export type ProviderRequest = Readonly<Record<string, unknown>>;

/** PREPARED: stored, not answered yet. OPEN: payable. ENDED: expired or paid. REFUSED: not opened by the provider. */
export type AttemptStatus = 'PREPARED' | 'OPEN' | 'ENDED' | 'REFUSED';

/** PAGE: a hosted page of the provider. KEPT_CARD: the charge of a card that stays, without a page. */
export type AttemptKind = 'PAGE' | 'KEPT_CARD';

/** One hosted session at the provider, or one charge of a card that stays. A payment has at most one that is PREPARED or OPEN. */
export type Attempt = Readonly<{
  id: number | undefined;
  kind: AttemptKind;
  /** Random: a key made of ids would collide after a restore. */
  providerKey: string;
  providerRequest: ProviderRequest;
  status: AttemptStatus;
  /** Set for SINGLE links: the database allows one open attempt per such link. */
  singleLinkId: number | null;
  sessionId: string | null;
  checkoutUrl: string | null;
  expiresAt: Date;
  lastError: string | null;
  /** Digest of the caller's network; null for own programs and once the session has ended. */
  network: string | null;
  createdAt: Date;
}>;

/** Whether the session may still be paid: PREPARED or OPEN. */
export const isUnsettled = ({ status }: Attempt): boolean => status === 'PREPARED' || status === 'OPEN';

const minute = 60_000;
/** Longest Retry-After of a pay page, in seconds. */
export const longestWait = 60;
/**
 * How long an open session is protected from another payer, while a card may be typed: a payer waits no longer for
 * others.
 */
const protectedForMs = longestWait * 1_000;

/**
 * A session of the future was opened by a clock that was ahead, and protects nothing.
 * @throws LinkBeingPaid while the session is too young to be ended for another payer
 */
export const mustHaveWaited = ({ createdAt }: Attempt, now: Date): void => {
  const leftMs = createdAt.getTime() + protectedForMs - now.getTime();
  if (leftMs > 0 && leftMs <= protectedForMs + minute)
    throw new LinkBeingPaid(Math.min(Math.ceil(leftMs / 1_000), longestWait));
};

const hour = 60 * minute;
/** The provider accepts 30 minutes to 24 hours by its clock; the margins allow for clock skew. */
const shortest = 31 * minute;
const longest = 23 * hour;

/**
 * Until when the charge of a kept card is asked for again under its key: the provider forgets keys after 24 hours, and would
 * charge twice.
 */
export const keptChargeExpiry = (now: Date): Date => new Date(now.getTime() + longest);

/** The terms of a payment link that limit its sessions. */
type LinkTerms = Readonly<{ isSingle: boolean; expiresAt: Date | null }>;

/**
 * The end of a new session, on a whole second: that of its link, within the provider's bounds. A session of a REUSABLE
 * link is as short as the provider allows, because unpaid sessions count towards the link's limit.
 */
export const sessionExpiry = (now: Date, link: LinkTerms | null): Date => {
  const untilLinkEnds = link?.expiresAt ? link.expiresAt.getTime() - now.getTime() : longest;
  const wanted = link?.isSingle === false ? shortest : untilLinkEnds;
  const allowed = Math.min(Math.max(wanted, shortest), longest);
  // The provider accepts whole seconds only.
  return new Date(Math.floor((now.getTime() + allowed) / 1_000) * 1_000);
};
