/** A session of a link that can still be paid. */
export type OpenSession = Readonly<{
  paymentId: number;
  /** Digest of the network that opened it; null for our own programs. */
  network: string | null;
  /** A card was tried, or the money is under way. */
  isTouched: boolean;
}>;

/** How many sessions may be open at once, before one more is opened. */
export type SessionLimits = Readonly<{ perLink: number; perNetwork: number }>;

/** Untouched before touched; stable, so that the oldest of equals comes first. */
const untouchedFirst = (one: OpenSession, other: OpenSession): number =>
  Number(one.isTouched) - Number(other.isTouched);

/** Oldest first, after the number of sessions of the same network: one network does not crowd out the others. */
const largestShareFirst = (open: readonly OpenSession[]): readonly OpenSession[] => {
  const shareOf = ({ network }: OpenSession): number =>
    network === null ? 1 : open.filter((session) => session.network === network).length;
  return open.toSorted((one, other) => untouchedFirst(one, other) || shareOf(other) - shareOf(one));
};

const excess = (open: readonly OpenSession[], limit: number): number => Math.max(0, open.length + 1 - limit);

/**
 * The payments whose sessions end so that one more session of `network` fits into the limits. A newcomer is never
 * refused: people who walk away without paying must not close a counter's code.
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
