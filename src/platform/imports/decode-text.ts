import { UnreadableTable } from './table.ts';

/** A text, and the encoding it was read by. */
export type DecodedText = Readonly<{ text: string; encoding: string }>;

const strict = (label: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, place) => bytes[place] === byte);

/** MIK, the code page of Bulgarian DOS programs: the letters stand together from 0x80 on. */
const decodeMik = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) =>
    String.fromCodePoint(byte < 0x80 ? byte : byte < 0xc0 ? 0x410 + byte - 0x80 : 0xfffd),
  ).join('');

type Candidate = Readonly<{ encoding: string; decode: (bytes: Uint8Array) => string }>;
const by = (encoding: string, label: string): Candidate => ({
  encoding,
  decode: (bytes) => new TextDecoder(label).decode(bytes),
});
/** Encodings of one byte in which Bulgarian files come, the most frequent first. */
const candidates: readonly Candidate[] = [
  by('Windows-1251', 'windows-1251'),
  by('DOS (CP866)', 'ibm866'),
  { encoding: 'DOS (MIK)', decode: decodeMik },
  by('Mac Cyrillic', 'x-mac-cyrillic'),
];

/** Bytes that show an encoding. */
const sampleBytes = 20_000;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** How much a text looks like Bulgarian: letters of the alphabet, in the case of words, and hardly a sign. */
const likeness = (text: string): number =>
  count(text, /[А-ЪЬЮЯа-ъьюя]/gu) -
  3 * count(text, /[а-я][А-Я]/gu) -
  3 * count(text, /[^\p{ASCII}\u00a0А-ЪЬЮЯа-ъьюя№„“”–—«»€…’]/gu) -
  2 * count(text, /[a-zA-Z][а-яА-Я]|[а-яА-Я][a-zA-Z]/gu);

const decodeOneByte = (bytes: Uint8Array): DecodedText => {
  const sample = bytes.subarray(0, sampleBytes);
  const scores = candidates.map(({ decode }) => likeness(decode(sample)));
  const best = Math.max(...scores);
  const found = candidates[scores.indexOf(best)]!;
  if (best <= 0 && /\P{ASCII}/u.test(found.decode(sample)))
    throw new UnreadableTable('fields.import-encoding');
  return { text: found.decode(bytes), encoding: found.encoding };
};

/** UTF-16 without a mark at its start: every second byte of its ASCII signs is zero. */
const wideWithoutMark = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const zeros = [0, 0];
  const sample = bytes.subarray(0, sampleBytes);
  for (const [place, byte] of sample.entries()) if (byte === 0) zeros[place % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd > sample.length / 50) return 'utf-16le';
  return odd === 0 && even > sample.length / 50 ? 'utf-16be' : null;
};

const decodeWide = (label: 'utf-16le' | 'utf-16be', bytes: Uint8Array): DecodedText => {
  const text = strict(label, bytes);
  if (text === null) throw new UnreadableTable('fields.import-encoding');
  return { text, encoding: label === 'utf-16le' ? 'UTF-16 LE' : 'UTF-16 BE' };
};

/**
 * Reads UTF-8 and UTF-16 with or without a mark, and the encodings of one byte in which Bulgarian programs write.
 * @throws UnreadableTable for UTF-32, for bytes that are no text, and for text in another encoding
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  if (startsWith(bytes, 0xff, 0xfe, 0, 0) || startsWith(bytes, 0, 0, 0xfe, 0xff))
    throw new UnreadableTable('fields.import-format', { format: 'UTF-32' });
  if (startsWith(bytes, 0xff, 0xfe)) return decodeWide('utf-16le', bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return decodeWide('utf-16be', bytes);
  const wide = wideWithoutMark(bytes);
  if (wide !== null) return decodeWide(wide, bytes);
  if (bytes.includes(0)) throw new UnreadableTable('fields.import-no-text');
  const text = strict('utf-8', bytes);
  if (text !== null) return { text, encoding: 'UTF-8' };
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) throw new UnreadableTable('fields.import-encoding');
  return decodeOneByte(bytes);
};
