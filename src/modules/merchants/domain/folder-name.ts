import { transliterate } from '#kernel/transliterate.ts';

/** Characters of a name in a folder; many file systems allow 255 bytes. */
const longestName = 60;

/** The folder of a merchant in an archive of several: the name in Latin letters, and the id, which makes it unique. */
export const folderOf = ({ id, businessName }: Readonly<{ id: number; businessName: string }>): string => {
  const name = transliterate(businessName).replaceAll(/[^a-z0-9]+/g, '-');
  return `${name.slice(0, longestName)}-${id}`.replaceAll(/-{2,}/g, '-').replace(/^-/, '');
};
