import jsQR from 'jsqr';
import { pdfPicture } from './pdf-picture.ts';

type Picture = Readonly<{ data: Uint8ClampedArray; width: number; height: number }>;
type Corners = NonNullable<ReturnType<typeof jsQR.default>>['location'];

/** The left and the right half of the page, so that each holds one code. */
const halvesOf = async (content: Uint8Array, page: number, scale: number): Promise<Picture[]> => {
  const canvas = await pdfPicture(content, page, scale);
  const [width, height] = [Math.floor(canvas.width / 2), canvas.height];
  return [0, width].map((left) => {
    const { data } = canvas.getContext('2d').getImageData(left, 0, width, height);
    return { data, width, height };
  });
};

/** Paints over a code that was read, so that the next is found. */
const paintOver = ({ data, width, height }: Picture, corners: Corners): void => {
  const { topLeftCorner, topRightCorner, bottomLeftCorner, bottomRightCorner } = corners;
  const all = [topLeftCorner, topRightCorner, bottomLeftCorner, bottomRightCorner];
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  for (let y = Math.max(Math.floor(top), 0); y < Math.min(bottom, height); y += 1) {
    const start = (y * width + Math.max(Math.floor(left), 0)) * 4;
    data.fill(255, start, start + Math.ceil(right - left) * 4);
  }
};

const codesIn = (picture: Picture): string[] => {
  const codes: string[] = [];
  for (;;) {
    const code = jsQR.default(picture.data, picture.width, picture.height, {
      inversionAttempts: 'dontInvert',
    });
    if (code === null) return codes;
    codes.push(code.data);
    paintOver(picture, code.location);
  }
};

/** Several scales, because the reader does not find every code at each. */
const scales = [2.5, 3, 4];

/** Contents of the QR codes of one page, read from its rendered picture. */
export const readCodes = async (content: Uint8Array, page = 1): Promise<string[]> => {
  const codes = new Set<string>();
  for (const scale of scales) {
    const halves = await halvesOf(content, page, scale);
    for (const code of halves.flatMap(codesIn)) codes.add(code);
  }
  return [...codes].toSorted();
};
