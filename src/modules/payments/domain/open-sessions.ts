import { givingWay, type Opened } from '#kernel/giving-way.ts';

/** A PREPARED or OPEN session of a payment link. Touched: a card was tried, or the payment is PROCESSING. */
export type OpenSession = Readonly<{
  paymentId: number;
  /** Digest of the payer's network; null for own programs. */
  network: string | null;
  isTouched: boolean;
}>;

/** How many sessions may be open at once. */
export type SessionLimits = Readonly<{ perLink: number; perNetwork: number }>;

const asOpened = (session: OpenSession): Opened & OpenSession => ({ ...session, owner: session.network });

/**
 * Ids of the payments whose sessions end so that one more session of `network` stays within the limits. A new payer is
 * never refused, because abandoned sessions must not block a REUSABLE link.
 *
 * @param open the sessions of one link, the oldest first
 */
export const sessionsToEnd = (
  open: readonly OpenSession[],
  network: string | null,
  { perLink, perNetwork }: SessionLimits,
): number[] => {
  const all = open.map(asOpened);
  const ofNetwork =
    network === null
      ? []
      : givingWay(
          all.filter(({ owner }) => owner === network),
          perNetwork,
        );
  const ofLink = givingWay(
    all.filter((session) => !ofNetwork.includes(session)),
    perLink,
  );
  return [...ofNetwork, ...ofLink].map(({ paymentId }) => paymentId);
};
