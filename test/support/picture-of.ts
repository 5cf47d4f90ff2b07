import { PNG } from 'pngjs';

/** A PNG of one colour, as a merchant would upload it. */
export const pictureOf = (width: number, height: number, shade = 120): Buffer => {
  const picture = new PNG({ width, height });
  picture.data.fill(shade);
  return PNG.sync.write(picture);
};
