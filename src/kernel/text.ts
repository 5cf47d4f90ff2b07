/**
 * What a field holds.
 * - `name`: one line for people (a name, a title, a label, an address). A run of spaces with a line break or a tab in
 *   it becomes one space; letters that cannot be seen and marks of direction are removed.
 * - `paragraph`: as `name`, but line breaks and tabs stay, and so do the invisible letters that typography needs
 *   (zero-width space, soft hyphen, word joiner) and the marks of direction U+200E, U+200F and U+061C.
 * - `identifier`: one line for machines (an e-mail address, a number, a code): nothing invisible stays at all.
 */
export type TextKind = 'name' | 'paragraph' | 'identifier';

/**
 * Why a text is refused; `fields.<problem>` is the key of its message.
 * - `control-character`: half a surrogate pair, a control character other than LF and TAB, a noncharacter, or U+FFFD,
 *   which stands where another program has lost a letter.
 * - `invisible-text`: it has no letter that can be seen, though it is not merely empty or spaces.
 */
export type TextProblem = 'control-character' | 'invisible-text';

/** What no text holds: controls (category Cc) but LF and TAB, halves of surrogate pairs, noncharacters, U+FFFD. */
const refused = /[\p{Noncharacter_Code_Point}\p{Cs}\uFFFD]|(?![\n\t])\p{Cc}/u;
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u2800\uFFFC]/u;
const ignorable = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u;
const joiner = /[\u200C\u200D]/u;
const selector = /\p{Variation_Selector}/u;
const tag = /[\u{E0020}-\u{E007F}]/u;
const flag = '\u{1F3F4}';

/** Invisible letters that may stay in a paragraph. */
const typographic =
  /[\u034F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u2060-\u2064\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}]/u;

/** Letters that a joiner connects: of every script but the three whose letters never join, and pictures. */
const joining =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])\p{L}/u;
const mark = /\p{M}/u;
const space = /\p{White_Space}/u;

const lineBreak = /\p{White_Space}*[\n\t]\p{White_Space}*/gu;
const ends = /^[\p{White_Space}\u00AD\u200B\u2060]+|[\p{White_Space}\u00AD\u200B\u2060]+$/gu;

/**
 * Without the invisible letters that mean nothing where they stand. A joiner stays in words of scripts that join and
 * in pictures, one variation selector stays behind a visible letter, tags stay behind the black flag.
 */
const withoutInvisible = (text: string, kind: TextKind): string => {
  let kept = '';
  let last = '';
  let joins = false;
  let isInFlag = false;
  const stays = (letter: string): boolean => {
    if (kind === 'identifier') return false;
    if (joiner.test(letter)) return joins && !joiner.test(last);
    if (selector.test(letter)) return last !== '' && !ignorable.test(last) && !space.test(last);
    if (tag.test(letter)) return isInFlag;
    return kind === 'paragraph' && typographic.test(letter);
  };
  for (const letter of text) {
    if (!ignorable.test(letter)) {
      if (!mark.test(letter)) joins = joining.test(letter);
      isInFlag = letter === flag;
    } else if (!stays(letter)) continue;
    kept += letter;
    last = letter;
  }
  return kept;
};

/** Letters of ASCII and of the Cyrillic alphabet alone: nothing in them is composed, ignored or refused. */
const isPlain = (text: string): boolean => /^[\x20-\x7E\u0400-\u0482\u048A-\u052F]*$/.test(text);

/**
 * The canonical form of a text that arrives from outside, whatever brought it: well-formed Unicode in NFC, CR LF, CR,
 * U+2028 and U+2029 as LF, without directional embeddings, overrides and isolates, without invisible letters that
 * mean nothing, trimmed of Unicode's spaces. The canonical form of a canonical text is itself. Letters for private
 * use and letters that Unicode has not assigned yet are letters. An empty text is no problem here.
 */
export const readText = (
  raw: string,
  kind: TextKind = 'paragraph',
): Readonly<{ text: string }> | Readonly<{ problem: TextProblem }> => {
  if (isPlain(raw)) return { text: raw.trim() };
  const lines = raw.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n');
  if (refused.test(lines)) return { problem: 'control-character' };
  const composed = lines.normalize('NFC');
  const seen = ignorable.test(composed) ? withoutInvisible(composed, kind).normalize('NFC') : composed;
  const text = (kind === 'paragraph' ? seen : seen.replaceAll(lineBreak, ' ')).replaceAll(ends, '');
  return visible.test(text) || raw.trim() === '' ? { text } : { problem: 'invisible-text' };
};

/**
 * The text of a field that another machine sends (the card provider, a register) and that cannot be asked for again:
 * a space stands for each letter that `readText` refuses; null when nothing visible is left.
 */
export const salvageText = (raw: string, kind: TextKind = 'name'): string | null => {
  const read = readText(raw.replaceAll(new RegExp(refused, 'gu'), ' '), kind);
  return 'text' in read && read.text !== '' ? read.text : null;
};

/**
 * Characters of a text as Unicode counts them (code points), as PostgreSQL's `char_length` and JSON Schema's
 * `maxLength` do; a letter outside the first plane is one.
 */
export const lengthOf = (text: string): number => {
  let length = text.length;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(place + 1);
    if (next >= 0xdc00 && next <= 0xdfff) length -= 1;
  }
  return length;
};

/** Whether PostgreSQL can store the text unchanged: no half of a surrogate pair and no NUL. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** The text with U+FFFD in the place of what PostgreSQL cannot store. */
const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** A value of JSON whose texts and keys can be stored: see `storableText`. The value itself when it has none other. */
export const storableJson = (value: unknown): unknown => {
  if (typeof value === 'string') return isStorable(value) ? value : storableText(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [storableText(key), storableJson(part)]),
  );
};
