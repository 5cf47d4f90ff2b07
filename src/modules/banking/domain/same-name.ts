import { romanize } from '#kernel/romanize.ts';
import { transliterate } from '#kernel/transliterate.ts';

/** Of the trigrams of both names, the part that both have. */
const least = 0.6;
const legalForms = new Set(
  'ood eood ad ead et sd kd kda dzzd ltd limited llc gmbh ag kg sa srl sarl spa bv oy as ooo plc inc ae'.split(
    ' ',
  ),
);

/** The words of a name in Latin letters, without legal forms and marks. */
const wordsOf = (name: string): string[] =>
  // О.О.Д. is a form as well.
  transliterate(romanize(name.replaceAll(/(?<=(?:^|[\s.])\p{L})\.(?=\p{L}(?:[\s.]|$))/gu, '')))
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !legalForms.has(word));

const trigramsOf = (name: string): ReadonlySet<string> =>
  new Set(
    wordsOf(name).flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
    }),
  );

/** Names that are compared again and again; each is taken apart once. */
export class Names {
  readonly #trigrams = new Map<string, ReadonlySet<string>>();

  /**
   * Whether both name the same person or company: in Latin letters by the official transliteration, without legal forms,
   * they share six of ten trigrams.
   */
  areSame(one: string, other: string): boolean {
    const [a, b] = [this.#of(one), this.#of(other)];
    if (a.size === 0 || b.size === 0) return false;
    let shared = 0;
    for (const trigram of a) if (b.has(trigram)) shared += 1;
    return shared >= least * (a.size + b.size - shared);
  }

  #of(name: string): ReadonlySet<string> {
    const known = this.#trigrams.get(name);
    if (known !== undefined) return known;
    const trigrams = trigramsOf(name);
    this.#trigrams.set(name, trigrams);
    return trigrams;
  }
}
