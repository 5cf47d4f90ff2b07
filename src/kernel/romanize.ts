import { letterTable } from './letter-table.ts';

/** A letter of a word: without marks and in lower case. */
type Letter = Readonly<{ base: string; isUpper: boolean; hasAcute: boolean; hasDiaeresis: boolean }>;
/** Latin letters that stand for the next letters of a word, and how many. */
type Step = Readonly<{ latin: string; length: 1 | 2 }>;
type Script = (word: readonly Letter[], at: number) => Step | null;

const greekLetters = letterTable(
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo',
);
/** Before these, and before vowels, υ of αυ, ευ, ηυ is voiced. */
const voiced = new Set('βγδζλμνραεηιουω');

/** ISO 843, type 2 (ELOT 743): as on Greek passports. */
const greek: Script = (word, at) => {
  const { base, hasAcute } = word[at]!;
  const next = word[at + 1];
  const pair = base + (next?.base ?? '');
  const latin = greekLetters.get(base);
  if (/^[αεη]υ$/.test(pair) && !hasAcute && !next!.hasDiaeresis)
    return { latin: `${latin}${voiced.has(word[at + 2]?.base ?? '') ? 'v' : 'f'}`, length: 2 };
  if (pair === 'ου' && !hasAcute && !next!.hasDiaeresis) return { latin: 'ou', length: 2 };
  if (/^γ[γξχ]$/.test(pair)) return { latin: 'n', length: 1 };
  if (pair === 'μπ' && (at === 0 || at + 2 === word.length)) return { latin: 'b', length: 2 };
  return latin === undefined ? null : { latin, length: 1 };
};

const armenianLetters = letterTable(
  "աa բb գg դd եe զz էe ըy թt' ժzh իi լl խkh ծts կk հh ձdz ղgh ճch մm յy նn շsh ոo չch' պp ջj ռrr սs վv տt րr ցts' ւw փp' քk' օo ֆf ևev",
);

/** BGN/PCGN 1981: ե, և and ո are read ye, yev and vo at the beginning of a word. */
const armenian: Script = (word, at) => {
  const { base } = word[at]!;
  const next = word[at + 1]?.base;
  if (base === 'ո' && next === 'ւ') return { latin: 'u', length: 2 };
  const latin = armenianLetters.get(base);
  if (latin === undefined) return null;
  if (at > 0) return { latin, length: 1 };
  if (base === 'ո' && next !== 'վ') return { latin: 'vo', length: 1 };
  return { latin: base === 'ե' || base === 'և' ? `y${latin}` : latin, length: 1 };
};

const georgianLetters = letterTable(
  "აa ბb გg დd ეe ვv ზz თt იi კk' ლl მm ნn ოo პp' ჟzh რr სs ტt' უu ფp ქk ღgh ყq' შsh ჩch ცts ძdz წts' ჭch' ხkh ჯj ჰh",
);
/** National system of 2002. */
const georgian: Script = (word, at) => {
  const latin = georgianLetters.get(word[at]!.base);
  return latin === undefined ? null : { latin, length: 1 };
};

const acute = /[\u0301\u0341]/u;

const lettersOf = (word: string): Letter[] =>
  Array.from(word.normalize('NFC')).map((letter) => {
    const parts = letter.normalize('NFD');
    const base = parts.replace(/\p{M}/gu, '');
    return {
      base: base.toLowerCase(),
      isUpper: base !== base.toLowerCase(),
      hasAcute: acute.test(parts),
      hasDiaeresis: parts.includes('\u0308'),
    };
  });

/** An upper-case letter becomes one upper-case letter, or several in a word of capitals: Θεός is Theos, ΘΕΟΣ is THEOS. */
const inCaseOf = (word: readonly Letter[], at: number, { latin, length }: Step): string => {
  if (!word[at]!.isUpper) return latin;
  const isCapitals = (length === 2 ? word[at + 1] : (word[at + 1] ?? word[at - 1]))?.isUpper === true;
  return isCapitals ? latin.toUpperCase() : `${latin[0]!.toUpperCase()}${latin.slice(1)}`;
};

/** A letter without a form in the script's table stays. */
const wordIn = (script: Script, text: string): string => {
  const word = lettersOf(text);
  let written = '';
  for (let at = 0; at < word.length;) {
    const step = script(word, at) ?? { latin: word[at]!.base, length: 1 };
    written += inCaseOf(word, at, step);
    at += step.length;
  }
  return written;
};

const scripts: readonly (readonly [RegExp, Script])[] = [
  [/[\p{Script=Greek}\u0300-\u036F]*\p{Script=Greek}[\p{Script=Greek}\u0300-\u036F]*/gu, greek],
  [/\p{Script=Armenian}+/gu, armenian],
  [/\p{Script=Georgian}+/gu, georgian],
];

/**
 * Greek, Armenian and Georgian words in Latin letters by the official systems of these languages; other characters stay.
 * A Greek mu before a Latin letter is the sign of a millionth.
 */
export const romanize = (text: string): string =>
  scripts.reduce(
    (all, [words, script]) => all.replaceAll(words, (word) => wordIn(script, word)),
    text.replaceAll(/\u03BC(?=[A-Za-z])/g, '\u00B5'),
  );
