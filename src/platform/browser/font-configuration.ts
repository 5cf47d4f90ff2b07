import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { documentFontFiles } from './document-fonts.ts';

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);

/**
 * Writes a fontconfig file that names the product's own fonts and the given folders. Without any font the browser
 * from npm exits as soon as a page needs a character that no embedded font has. From these fonts it takes the
 * characters that the embedded one lacks.
 *
 * @returns the path, for FONTCONFIG_FILE
 */
export const writeFontConfiguration = async (
  folder: string,
  fontFolders: readonly string[],
): Promise<string> => {
  const own = documentFontFiles.map((file) => dirname(file));
  const path = join(folder, 'fonts.conf');
  await writeFile(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${[...own, ...fontFolders].map((each) => `  <dir>${escaped(each)}</dir>`).join('\n')}
  <cachedir>${escaped(join(folder, 'fontconfig'))}</cachedir>
</fontconfig>
`,
  );
  return path;
};
