/** What was asked of the provider, to the letter: the same key with other parameters would be an error. */
export type ProviderRequest = Readonly<Record<string, unknown>>;

/** PREPARED: stored, the provider's answer not yet. OPEN: payable. ENDED: expired or paid. REFUSED: never came to be. */
export type AttemptState = 'PREPARED' | 'OPEN' | 'ENDED' | 'REFUSED';

/** One hosted session at the provider. A payment has one after another, never two that are open. */
export type Attempt = {
  id: number | undefined;
  /** Random: it would collide after a restore if it were made of ids. */
  readonly providerKey: string;
  readonly providerRequest: ProviderRequest;
  state: AttemptState;
  /** Set for SINGLE links: the database allows one open attempt per such link. */
  readonly singleLinkId: number | null;
  sessionId: string | null;
  checkoutUrl: string | null;
  readonly expiresAt: Date;
  lastError: string | null;
  readonly createdAt: Date;
};

export const isUnsettled = ({ state }: Attempt): boolean => state === 'PREPARED' || state === 'OPEN';

const minute = 60_000;
/** The provider takes 31 minutes to 24 hours. */
const shortest = 31 * minute;
const longest = 24 * 60 * minute;

/** A session ends with its link, but not sooner or later than the provider allows. */
export const sessionExpiry = (now: Date, linkExpiresAt: Date | null): Date => {
  const wanted = linkExpiresAt === null ? longest : linkExpiresAt.getTime() - now.getTime();
  const allowed = Math.min(Math.max(wanted, shortest), longest);
  // Whole seconds: the provider knows no smaller.
  return new Date(Math.floor((now.getTime() + allowed) / 1_000) * 1_000);
};
