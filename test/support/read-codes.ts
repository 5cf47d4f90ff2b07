import jsQR from 'jsqr';
import { pdfPicture } from './pdf-picture.ts';

type Picture = Readonly<{ data: Uint8ClampedArray; width: number; height: number }>;
type Corners = NonNullable<ReturnType<typeof jsQR.default>>['location'];

const render = async (content: Uint8Array, page: number): Promise<Picture> => {
  const canvas = await pdfPicture(content, page);
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return { data, width, height };
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

/** What the QR codes of one page hold, read from its picture as a telephone reads it from paper. */
export const readCodes = async (content: Uint8Array, page = 1): Promise<string[]> => {
  const picture = await render(content, page);
  const codes: string[] = [];
  for (;;) {
    const code = jsQR.default(picture.data, picture.width, picture.height, {
      inversionAttempts: 'dontInvert',
    });
    if (code === null) return codes.toSorted();
    codes.push(code.data);
    paintOver(picture, code.location);
  }
};
