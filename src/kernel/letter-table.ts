/** Forms of letters: `ßss æae` says that ß is written ss, and æ ae. */
export const letterTable = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair) => [pair[0]!, pair.slice(1)]),
  );
