import { expect, test } from 'vitest';
import { maxLogoBytes, maxLogoSide } from '#contract/merchants/logos.ts';
import { readLogo } from '#src/modules/merchants/domain/logo.ts';
import { pictureOf } from '#test/support/picture-of.ts';

/** SOI, a segment of four bytes, the start of frame with the size, EOI. */
const jpegOf = (width: number, height: number): Uint8Array =>
  // oxfmt-ignore
  Uint8Array.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8,
    height >> 8, height & 255, width >> 8, width & 255,
    1, 1, 0x11, 0, 0xff, 0xd9,
  ]);

const codesOf = (bytes: Uint8Array): string[] => {
  const read = readLogo(bytes);
  return 'mediaType' in read ? [] : read.map(({ field, code }) => `${field} ${code}`);
};

test('type and size of a logo are read from its bytes', () => {
  expect(readLogo(pictureOf(300, 90))).toEqual({ mediaType: 'image/png', width: 300, height: 90 });
  expect(readLogo(jpegOf(640, 200))).toEqual({ mediaType: 'image/jpeg', width: 640, height: 200 });
});

test.each<readonly [string, Uint8Array]>([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  [
    'a page that starts like a picture',
    Buffer.concat([pictureOf(64, 64).subarray(0, 40), Buffer.from('<html>')]),
  ],
  ['a picture with appended content', Buffer.concat([pictureOf(64, 64), Buffer.from('<script>')])],
  ['a truncated JPEG', jpegOf(64, 64).subarray(0, -2)],
  [
    'a JPEG without a frame',
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0, 0, 0, 0, 0, 0, 0xff, 0xd9]),
  ],
  ...[
    'GIF89a',
    'RIFF\u0010\0\0\0WEBPVP8 ',
    '\0\0\0\u0018ftypheic',
    'BM6\0\0',
    'II*\0',
    '%PDF-1.7',
    'PK\u0003\u0004',
  ].map(
    (first) =>
      [`a file that begins with ${first.slice(0, 4)}`, Buffer.from(first.padEnd(80), 'latin1')] as const,
  ),
  ['an empty file', new Uint8Array()],
])('%s is refused as a logo', (_, bytes) => {
  expect(codesOf(bytes)).toEqual(['content fields.logo-type']);
});

test('the sides of a logo are between 32 and 2,000 pixels', () => {
  expect(codesOf(pictureOf(31, 64))).toEqual(['content fields.logo-sides']);
  expect(codesOf(pictureOf(32, 32))).toEqual([]);
  expect(codesOf(jpegOf(64, maxLogoSide))).toEqual([]);
  expect(codesOf(jpegOf(64, maxLogoSide + 1))).toEqual(['content fields.logo-sides']);
});

test('a logo has at most the bytes of the contract', () => {
  expect(codesOf(new Uint8Array(maxLogoBytes + 1))).toEqual(['content fields.logo-bytes']);
  expect(codesOf(new Uint8Array(maxLogoBytes))).toEqual(['content fields.logo-type']);
});
