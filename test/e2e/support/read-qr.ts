import jsQr from 'jsqr';
import { PNG } from 'pngjs';

/** What a telephone's camera reads from a picture; null when there is no QR code in it. */
export const readQr = (picture: Buffer): string | null => {
  const { data, width, height } = PNG.sync.read(picture);
  return jsQr.default(Uint8ClampedArray.from(data), width, height)?.data ?? null;
};
