/** Something open that a stranger can open, too: a session at the provider, a link of a public page, an event stream. */
export type Opened = Readonly<{
  /** Whose share it counts to, for example the digest of a network; null: a share of its own. */
  owner: string | null;
  /** Work was done in it: it ends only when nothing untouched is left. */
  isTouched: boolean;
}>;

/**
 * What ends so that `limit` is kept after one more is opened: the untouched before the touched, then those of the owner
 * with the largest share, then the oldest. The newcomer is never refused, and one owner with many displaces its own.
 *
 * @param open the oldest first
 */
export const givingWay = <T extends Opened>(open: readonly T[], limit: number): readonly T[] => {
  const left = [...open];
  const ending: T[] = [];
  while (left.length > 0 && left.length + 1 > limit) {
    const shares = new Map<string, number>();
    for (const { owner } of left) if (owner !== null) shares.set(owner, (shares.get(owner) ?? 0) + 1);
    const shareOf = ({ owner }: T): number => (owner === null ? 1 : shares.get(owner)!);
    // The stable sort keeps the oldest first among equals.
    const [next] = left.toSorted(
      (one, other) => Number(one.isTouched) - Number(other.isTouched) || shareOf(other) - shareOf(one),
    );
    left.splice(left.indexOf(next!), 1);
    ending.push(next!);
  }
  return ending;
};
