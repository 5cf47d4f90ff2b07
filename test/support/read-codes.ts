import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { pdfPicture } from './pdf-picture.ts';

type Picture = Readonly<{ data: Uint8ClampedArray; width: number; height: number }>;

// Without it the package fetches its program from the network.
const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: (await readFile(program)).buffer } });

/** Contents of the QR codes in a picture, sorted. */
export const codesIn = async ({ data, width, height }: Picture): Promise<string[]> => {
  const pixels = { data: Uint8ClampedArray.from(data), width, height, colorSpace: 'srgb' as const };
  const found = await readBarcodes(pixels, { formats: ['QRCode'] });
  return [...new Set(found.map(({ text }) => text))].toSorted();
};

/** Contents of the QR codes of one page, read from its rendered picture. */
export const readCodes = async (content: Uint8Array, page = 1): Promise<string[]> => {
  const canvas = await pdfPicture(content, page);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return codesIn({ data, width: canvas.width, height: canvas.height });
};
