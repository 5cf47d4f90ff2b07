import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A rendered page of a PDF. `scale` is pixels a point: 3 is enough for codes of three centimetres. */
export const pdfPicture = async (content: Uint8Array, page = 1, scale = 3): Promise<Canvas> => {
  const task = getDocument({ data: Uint8Array.from(content), verbosity: 0 });
  const drawn = await (await task.promise).getPage(page);
  const viewport = drawn.getViewport({ scale });
  const canvas = createCanvas(viewport.width, viewport.height);
  await drawn.render({ canvas: null, canvasContext: canvas.getContext('2d') as never, viewport }).promise;
  await task.destroy();
  return canvas;
};
