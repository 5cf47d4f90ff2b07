/** A valid credit note without a refund, in minor units of its invoice. */
export type Credit = Readonly<{ minor: bigint; issuedAt: Date }>;
/** A payment that was not taken back. */
type Received = Readonly<{ minor: bigint; paidAt: Date }>;

/** The sum in minor units. */
export const sumOf = (parts: readonly Readonly<{ minor: bigint }>[]): bigint =>
  parts.reduce((sum, { minor }) => sum + minor, 0n);

/** What is neither paid nor credited; never below zero. */
export const openOf = (total: bigint, paid: bigint, credited: bigint): bigint => {
  const open = total - paid - credited;
  return open > 0n ? open : 0n;
};

/**
 * When nothing was open any more; null while something is, and of a total of zero. It is the last payment or, where payments alone do not cover the
 * total, the later of it and of the credit note that covered the rest.
 * @param credits in the order of issue
 */
export const paidAtOf = (
  total: bigint,
  payments: readonly Received[],
  credits: readonly Credit[],
): Date | null => {
  const rest = total - sumOf(payments);
  const times = payments.map(({ paidAt }) => paidAt.getTime());
  if (rest > 0n) {
    const covering = credits.find((_, place) => sumOf(credits.slice(0, place + 1)) >= rest);
    if (covering === undefined) return null;
    times.push(covering.issuedAt.getTime());
  }
  return times.length === 0 ? null : new Date(Math.max(...times));
};
