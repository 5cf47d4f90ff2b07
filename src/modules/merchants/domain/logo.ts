import type { FieldProblem } from '#kernel/failure.ts';

/** The media types of logos. */
export type LogoType = 'image/png' | 'image/jpeg';

/** Type and size in pixels, read from the bytes of a picture. */
export type LogoImage = Readonly<{ mediaType: LogoType; width: number; height: number }>;

/** A stored logo; `hash` (SHA-256, hexadecimal) is its key. */
export type Logo = LogoImage & Readonly<{ hash: string; content: Uint8Array }>;

const limits = { bytes: 200 * 1_024, shortestSide: 32, longestSide: 2_000 };

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
const endsWith = (bytes: Uint8Array, end: readonly number[]): boolean =>
  end.every((byte, index) => bytes[bytes.length - end.length + index] === byte);

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const pngEnd = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/** PNG: the first chunk has the size; the file must end with the last chunk, so that no other content is appended. */
const readPng = (bytes: Uint8Array): LogoImage | null => {
  if (bytes.length < 45 || !startsWith(bytes, pngStart) || !endsWith(bytes, pngEnd)) return null;
  const view = viewOf(bytes);
  return { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
};

/** Markers C0 to CF start a frame, except Huffman tables (C4), extensions (C8) and arithmetic coding (CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** JPEG: a sequence of segments with their lengths; the start-of-frame segment has the size. */
const readJpeg = (bytes: Uint8Array): LogoImage | null => {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff]) || !endsWith(bytes, [0xff, 0xd9])) return null;
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (isFrame(marker)) {
      return { mediaType: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
};

const problem = (code: string, params: Record<string, number> = {}): FieldProblem[] => [
  { field: 'content', code: `fields.${code}`, params },
];

/** Reads a logo, or returns the problems. Only the bytes count, never a file name or a declared media type. */
export const readLogo = (bytes: Uint8Array): LogoImage | readonly FieldProblem[] => {
  if (bytes.length > limits.bytes) return problem('logo-bytes', { kilobytes: limits.bytes / 1_024 });
  const image = readPng(bytes) ?? readJpeg(bytes);
  if (image === null) return problem('logo-type');
  const sides = [image.width, image.height];
  const isFitting = sides.every((side) => side >= limits.shortestSide && side <= limits.longestSide);
  if (isFitting) return image;
  return problem('logo-sides', { shortest: limits.shortestSide, longest: limits.longestSide });
};
