import { ibanOf, joinedLine, lineOf } from './values.ts';

/** What the field `:86:` tells of a movement. */
export type Mt940Details = Readonly<{
  name: string | null;
  iban: string | null;
  text: string | null;
  endToEnd: string | null;
}>;

/** A code of three digits or none, then the mark before each part with its two digits: `020?00…?20…`. */
const structured = /^\d{0,3}\s*([?+~^|])\s*\d\s*\d/;
/** Parts of text, which also hold references: `EREF+`, and the text of the payer behind `SVWZ+`. */
const isText = (code: number): boolean => (code >= 20 && code <= 29) || (code >= 60 && code <= 63);
const keyword = /(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|BREF|RREF)\+/;
/** The length of a part and of a line of free text; one that is full goes on in the next without a space. */
const lengths = { part: 27, line: 65 } as const;

/** Joins parts that a bank has cut at a fixed length, in the middle of a word too. */
const joinedParts = (parts: readonly string[], length: number): string =>
  parts.reduce((text, part, place) => {
    const isCut = (parts[place - 1]?.length ?? 0) >= length;
    return `${text}${place === 0 || isCut ? '' : ' '}${part}`;
  }, '');

/** The parts behind their two digits; a line may break anywhere, also between the digits. */
const partsOf = (field: string, mark: string): ReadonlyMap<number, string> => {
  const parts = new Map<number, string>();
  const begins = new RegExp(`\\${mark}\\s*(\\d)\\s*(\\d)`, 'g');
  const found = [...field.matchAll(begins)];
  for (const [place, match] of found.entries()) {
    const code = Number(`${match[1]}${match[2]}`);
    const text = field.slice(match.index + match[0].length, found[place + 1]?.index ?? field.length);
    parts.set(code, (parts.get(code) ?? '') + text.replaceAll('\n', ''));
  }
  return parts;
};

const withKeywords = (text: string): Readonly<{ text: string | null; endToEnd: string | null }> => {
  if (!keyword.test(text)) return { text: lineOf(text), endToEnd: null };
  const [before = '', ...pieces] = text.split(keyword);
  const named = new Map<string, string>();
  for (let place = 0; place < pieces.length; place += 2) named.set(pieces[place]!, pieces[place + 1] ?? '');
  return { text: joinedLine([before, named.get('SVWZ')]), endToEnd: lineOf(named.get('EREF')) };
};

/** Reads `:86:` with its parts, or as free text. @param field its lines, joined by line breaks */
export const readDetails = (field: string): Mt940Details => {
  const mark = structured.exec(field.trimStart())?.[1];
  if (mark === undefined) {
    const { text, endToEnd } = withKeywords(joinedParts(field.split('\n'), lengths.line));
    return { name: null, iban: null, text, endToEnd };
  }
  const parts = partsOf(field, mark);
  const within = (is: (code: number) => boolean): readonly string[] =>
    [...parts].flatMap(([code, text]) => (is(code) && text.trim() !== '' ? [text] : []));
  const { text, endToEnd } = withKeywords(joinedParts(within(isText), lengths.part));
  return {
    name: lineOf(
      joinedParts(
        within((code) => code === 32 || code === 33),
        lengths.part,
      ),
    ),
    iban: ibanOf(parts.get(31)) ?? ibanOf(parts.get(38)),
    // 00: what kind of movement it is, in words.
    text: text ?? lineOf(parts.get(0)),
    endToEnd,
  };
};
