/** A PREPARED or OPEN session of a payment link. */
export type OpenSession = Readonly<{
  paymentId: number;
  /** Digest of the payer's network; null for own programs. */
  network: string | null;
  /** A card was tried, or the payment is PROCESSING. */
  isTouched: boolean;
}>;

/** How many sessions may be open at once. */
export type SessionLimits = Readonly<{ perLink: number; perNetwork: number }>;

/** Untouched before touched; the stable sort keeps the oldest first among equals. */
const untouchedFirst = (one: OpenSession, other: OpenSession): number =>
  Number(one.isTouched) - Number(other.isTouched);

/** Sessions of the network with most sessions first, then the oldest: one network does not displace the others. */
const largestShareFirst = (open: readonly OpenSession[]): readonly OpenSession[] => {
  const shareOf = ({ network }: OpenSession): number =>
    network === null ? 1 : open.filter((session) => session.network === network).length;
  return open.toSorted((one, other) => untouchedFirst(one, other) || shareOf(other) - shareOf(one));
};

const excess = (open: readonly OpenSession[], limit: number): number => Math.max(0, open.length + 1 - limit);

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
  const own = network === null ? [] : open.filter((session) => session.network === network);
  const ofNetwork = own.toSorted(untouchedFirst).slice(0, excess(own, perNetwork));
  const left = open.filter((session) => !ofNetwork.includes(session));
  const ofLink = largestShareFirst(left).slice(0, excess(left, perLink));
  return [...ofNetwork, ...ofLink].map(({ paymentId }) => paymentId);
};
