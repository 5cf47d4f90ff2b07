import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Random } from '#kernel/random.ts';
import { keyModes, type KeyMode } from '../../domain/api-key.ts';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base32 = 'abcdefghijklmnopqrstuvwxyz234567';
const idLength = 8;
/** 34 characters of 62 are 202 bits, too many to be tried: a fast hash without salt is enough. */
const secretLength = 34;
const checksumLength = 6;

const pattern = new RegExp(
  `^plk_(${keyModes.join('|')})_([a-z2-7]{${idLength}})_([0-9A-Za-z]{${secretLength}})[0-9A-Za-z]{${checksumLength}}$`,
);

/** Every character is as likely as every other one: bytes beyond the last whole multiple are drawn again. */
const draw = (random: Random, alphabet: string, length: number): string => {
  const most = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of random.bytes(length * 2)) {
      if (byte < most && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
};

/** The CRC-32 of a text in six digits of base 62: a typing error is found without the database. */
const checksumOf = (text: string): string => {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < checksumLength; place += 1) {
    digits = base62[rest % 62]! + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
};

/** What every key begins with before its secret: it names the key and is safe to show. */
export const keyPrefix = (mode: KeyMode, id: string): string => `plk_${mode}_${id}`;

/** A new key: `plk_live_<8 characters of base32>_<34 random ones and 6 of a checksum in base62>`. */
export const newKeyText = (random: Random, mode: KeyMode): Readonly<{ id: string; text: string }> => {
  const id = draw(random, base32, idLength);
  const text = `${keyPrefix(mode, id)}_${draw(random, base62, secretLength)}`;
  return { id, text: text + checksumOf(text) };
};

/** The parts of a key; null when the text is none, or is mistyped. */
export const parseKeyText = (text: string): Readonly<{ mode: KeyMode; id: string }> | null => {
  const [, mode, id] = pattern.exec(text) ?? [];
  if (mode === undefined || id === undefined) return null;
  const body = text.slice(0, -checksumLength);
  return checksumOf(body) === text.slice(-checksumLength) ? { mode: mode as KeyMode, id } : null;
};

/** What is stored of a key. */
export const keyHash = (text: string): Buffer => createHash('sha256').update(text).digest();
