import { latinLookalikes } from '#kernel/latin-lookalikes.ts';
import { isTransferReference } from '#kernel/transfer-reference.ts';

/** Characters of a reference. */
const length = 11;
/** Cyrillic letters that a keyboard or a bank puts in the place of signs of a reference. */
const lookAlikes: Readonly<Record<string, string>> = { ...latinLookalikes, З: '3' };
const sign = /[0-9A-Z]/;

/** The text in capital Latin letters and digits, and where its words begin in it. */
type Squeezed = Readonly<{ text: string; starts: readonly number[] }>;

const squeeze = (text: string): Squeezed => {
  const starts: number[] = [];
  let squeezed = '';
  let isInWord = false;
  for (const letter of text.toUpperCase()) {
    const latin = lookAlikes[letter] ?? letter;
    const isOfWord = /[\p{L}\p{N}]/u.test(latin);
    if (isOfWord && !isInWord) starts.push(squeezed.length);
    // A letter of another alphabet keeps its place, so that no reference is read across it.
    if (isOfWord) squeezed += sign.test(latin) ? latin : '?';
    isInWord = isOfWord;
  }
  return { text: squeezed, starts };
};

/**
 * References of promised transfers in free text: in any case, with spaces, marks and line ends anywhere in them, and with
 * Cyrillic letters that look like Latin ones.
 */
export const findReferences = (text: string): string[] => {
  const squeezed = squeeze(text).text;
  const found = new Set<string>();
  for (let at = squeezed.indexOf('P'); at >= 0; at = squeezed.indexOf('P', at + 1)) {
    const reference = squeezed.slice(at, at + length);
    if (isTransferReference(reference)) found.add(reference);
  }
  return [...found];
};

const withoutEach = (text: string): string[] =>
  Array.from({ length: text.length }, (_, at) => text.slice(0, at) + text.slice(at + 1));

/** Signs that a reference cannot have: more than one in a row of signs is no mistyped reference. */
const isNear = (signs: string): boolean => signs.replaceAll(/[2-9A-HJ-NP-Z]/g, '').length <= 2;

/** Whether one sign is wrong, left out or too many, or two neighbours are changed. */
const isOneAway = (one: string, other: string): boolean => {
  if (one.length === other.length) {
    const places = Array.from(one, (sign, at) => (sign === other[at] ? -1 : at)).filter((at) => at >= 0);
    const [first = 0, second = 0] = places;
    return (
      places.length === 1 ||
      (places.length === 2 &&
        second === first + 1 &&
        one[first] === other[second] &&
        one[second] === other[first])
    );
  }
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.length === short.length + 1 && withoutEach(long).includes(short);
};

/** Finds references that were mistyped by one sign, among those that wait. */
export class MistypedReferences {
  /** References by themselves and without each of their signs. */
  readonly #near = new Map<string, Set<string>>();

  constructor(references: readonly string[]) {
    for (const reference of references)
      for (const key of [reference, ...withoutEach(reference)])
        this.#near.set(key, (this.#near.get(key) ?? new Set()).add(reference));
  }

  /** The waiting references of which the text holds one that is one sign away, beginning with a word. */
  in(text: string): string[] {
    if (this.#near.size === 0) return [];
    const { text: signs, starts } = squeeze(text);
    const found = new Set<string>();
    for (const at of starts)
      for (const size of [length - 1, length, length + 1]) {
        const typed = signs.slice(at, at + size);
        if (typed.length === size && isNear(typed)) this.#collect(typed, found);
      }
    return [...found];
  }

  #collect(typed: string, found: Set<string>): void {
    for (const key of [typed, ...withoutEach(typed)])
      for (const reference of this.#near.get(key) ?? [])
        if (isOneAway(typed, reference)) found.add(reference);
  }
}
