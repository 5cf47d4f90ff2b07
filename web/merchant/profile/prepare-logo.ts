import { maxLogoBytes, maxLogoSide } from '#contract/merchants/logos.ts';
import { base64Of } from '../../shared/base64-of.ts';

/** Longer side of a downscaled logo, in pixels. */
const smallerSide = 600;

const shrink = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, smallerSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob((made) => resolve(made ?? file), 'image/png'));
};

const isLarge = async (file: Blob): Promise<boolean> => {
  if (file.size > maxLogoBytes) return true;
  const { width, height } = await createImageBitmap(file);
  return Math.max(width, height) > maxLogoSide;
};

/** The logo in base64, downscaled if it exceeds the server's limits. */
export const prepareLogo = async (file: Blob): Promise<string> => {
  // A file that is not an image is sent unchanged: the server explains the problem.
  const large = await isLarge(file).catch(() => false);
  return base64Of(large ? await shrink(file) : file);
};
