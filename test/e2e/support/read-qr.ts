import { PNG } from 'pngjs';
import { codesIn } from '#test/support/read-codes.ts';

/** The content of the QR code in a picture; undefined without one. */
export const readQr = async (picture: Buffer): Promise<string | undefined> => {
  const { data, width, height } = PNG.sync.read(picture);
  const [code] = await codesIn({ data: Uint8ClampedArray.from(data), width, height });
  return code;
};
