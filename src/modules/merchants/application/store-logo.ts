import { InvalidFields } from '#kernel/failure.ts';
import { readLogo } from '../domain/logo.ts';
import type { Logos } from '../ports/logos.ts';

/**
 * Stores a picture that may be a logo.
 * @param field the name of the given field, for the refusal
 * @returns its hash
 * @throws InvalidFields
 */
export const storeLogo = async (
  logos: Pick<Logos, 'store'>,
  { content, field, at }: Readonly<{ content: Uint8Array; field: 'content' | 'logo'; at: Date }>,
): Promise<string> => {
  const image = readLogo(content);
  if (!('mediaType' in image)) throw new InvalidFields(image.map((problem) => ({ ...problem, field })));
  return logos.store(content, image, at);
};
