/** The version of the API's answers and events, a date. Additions come without a new one. */
export const currentVersion = '2026-12-01';

/** What an operation answers, or the object of an event: JSON. */
type Older = (answer: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** A dated version of the API. */
export type Version = Readonly<{
  /** `YYYY-MM-DD`; a later version is greater as a text. */
  date: string;
  /**
   * By operation, `GET /payments/:id`: makes the answer of the version before from an answer of this one. The object of
   * an event is the answer of a GET, so it follows the function of that operation.
   */
  toOlder: Readonly<Record<string, Older>>;
}>;

/** All versions that are still answered, newest first. One is kept for two years after its successor. */
export const versions: readonly Version[] = [{ date: currentVersion, toOlder: {} }];

/** Whether callers may ask for a version. */
export const isVersion = (date: string, known = versions): boolean => known.some((one) => one.date === date);

/** The name of an operation in `toOlder`. */
export const operationOf = ({ method, path }: Readonly<{ method: string; path: string }>): string =>
  `${method} ${path}`;

/**
 * An answer in the form of an older version.
 * @param from the version of `answer`; without it the current one
 * @returns the answer itself when it is not newer than `wanted`
 */
export const inVersion = <T>(
  wanted: string,
  operation: string,
  answer: T,
  { from = currentVersion, known = versions }: Readonly<{ from?: string; known?: readonly Version[] }> = {},
): T => {
  if (typeof answer !== 'object' || answer === null) return answer;
  return known
    .filter(({ date }) => date > wanted && date <= from)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .reduce<Readonly<Record<string, unknown>>>(
      (newer, { toOlder }) => toOlder[operation]?.(newer) ?? newer,
      answer as Readonly<Record<string, unknown>>,
    ) as T;
};
