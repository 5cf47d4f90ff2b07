/** U+FFFD, which a database in UTF-8 holds where half a surrogate pair was sent to it. */
const replacement = '\uFFFD';
/** The code unit of a U+FFFD that was typed, and lost nothing. */
const typed = 'FFFD';

/** Code units in hexadecimal, one for each U+FFFD of a canonical form in its order: `D800` to `DFFF`, or `FFFD`. */
export type LostLetters = readonly string[];

/** A text of a document before and after it was stored; half a pair of `hashed` is written as `\ud83d`. */
export type LostText = Readonly<{
  /** `lines[0].description`. */ field: string;
  hashed: string;
  stored: string;
}>;

/** Halves of the commonest emoji, which a client leaves when it cuts a text. */
const common = ['D83D', 'D83C', 'D83E', typed];
const rare = Array.from({ length: 0x800 }, (_, offset) => (0xd800 + offset).toString(16).toUpperCase());
const allUnits = [...common, ...rare.filter((unit) => !common.includes(unit))];

/** Most unknown letters for which every half pair is tried, and for which the common ones are: about 4.2 million hashes each. */
const mostOfAny = 2;
const mostOfCommon = 11;

/** JSON writes half a pair as an escape. */
const written = (unit: string): string => (unit === typed ? replacement : `\\u${unit.toLowerCase()}`);

const joined = (pieces: readonly string[], letters: LostLetters): string =>
  pieces.reduce((text, piece, place) => text + written(letters[place - 1]!) + piece);

/**
 * The canonical form that was hashed, from the one of the stored texts.
 * @returns null unless there is one letter for each U+FFFD
 */
export const withLetters = (canonical: string, letters: LostLetters): string | null => {
  const pieces = canonical.split(replacement);
  const isWhole = letters.length === pieces.length - 1 && letters.every((unit) => allUnits.includes(unit));
  return isWhole ? joined(pieces, letters) : null;
};

type Text = Readonly<{ field: string; text: string }>;

/** The texts of parsed JSON with their names, in the order in which JSON writes them. */
function* textsOf(value: unknown, field: string): Generator<Text> {
  if (typeof value === 'string') yield { field, text: value };
  else if (Array.isArray(value))
    for (const [place, one] of value.entries()) yield* textsOf(one, `${field}[${place}]`);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value))
      yield* textsOf(one, field === '' ? key : `${field}.${key}`);
}

const documentTexts = (canonical: string): Text[] => [
  ...textsOf((JSON.parse(canonical) as { document: unknown }).document, ''),
];

const readable = (text: string): string =>
  text.replaceAll(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);

/** The texts in which the letters were lost. */
export const lostTexts = (canonical: string, hashedForm: string): LostText[] => {
  const before = documentTexts(hashedForm);
  return documentTexts(canonical).flatMap(({ field, text: stored }, place) => {
    const hashed = before[place]!.text;
    return hashed === stored ? [] : [{ field, hashed: readable(hashed), stored }];
  });
};

/** For each U+FFFD the unknown that it is: equal places of equal texts, as of a line and its document, are one. */
const unknownsOf = (canonical: string): number[] => {
  const known = new Map<string, number>();
  return documentTexts(canonical).flatMap(({ text }) =>
    [...text.matchAll(/\uFFFD/g)].map(({ index }) => {
      const key = `${index} ${text}`;
      known.set(key, known.get(key) ?? known.size);
      return known.get(key)!;
    }),
  );
};

/** Every list of so many units. */
function* listsOf(units: readonly string[], length: number): Generator<readonly string[]> {
  if (length === 0) yield [];
  else for (const rest of listsOf(units, length - 1)) for (const unit of units) yield [unit, ...rest];
}

function* candidatesOf(unknowns: readonly number[]): Generator<LostLetters> {
  for (const unit of allUnits) yield unknowns.map(() => unit);
  for (const places of [unknowns, unknowns.map((_, place) => place)]) {
    const count = new Set(places).size;
    if (count > mostOfCommon) continue;
    for (const list of listsOf(count > mostOfAny ? common : allUnits, count))
      yield places.map((unknown) => list[unknown]!);
  }
}

/**
 * Finds the letters that stood in the texts when they were hashed. A find proves that nothing else was changed since: the
 * hash is SHA-256 of the whole document. Tried are one half pair in all places, every combination of two unknown letters,
 * and of up to eleven that are halves of the commonest emoji.
 * @param canonical of the stored document
 * @param digest SHA-256 of a text, hexadecimal
 * @returns null when the hash is of no such document
 */
export const findLetters = (
  canonical: string,
  hash: string,
  digest: (text: string) => string,
): LostLetters | null => {
  const unknowns = unknownsOf(canonical);
  const pieces = canonical.split(replacement);
  if (unknowns.length === 0 || unknowns.length !== pieces.length - 1) return null;
  for (const letters of candidatesOf(unknowns)) if (digest(joined(pieces, letters)) === hash) return letters;
  return null;
};
