import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { here } from './vite.shared.ts';

const folder = here('./public/features/pictures');
const name = 'virtual:pictures';

/** Width and height in pixels. @throws Error for a file that is no WebP picture */
export const webpSize = (file: Buffer): Readonly<{ width: number; height: number }> => {
  const kind = file.toString('latin1', 12, 16);
  // One less than the size, in 24 bits.
  if (kind === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  if (kind !== 'VP8 ') throw new Error(`no WebP picture: ${kind}`);
  return { width: file.readUInt16LE(26) % 2 ** 14, height: file.readUInt16LE(28) % 2 ** 14 };
};

const readPictures = () =>
  readdirSync(folder)
    .filter((fileName) => fileName.endsWith('.webp'))
    .map((fileName) => {
      const source = readFileSync(join(folder, fileName));
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 7);
      return {
        key: basename(fileName, '.webp'),
        source,
        asset: `assets/${hash}.webp`,
        ...webpSize(source),
      };
    });

/**
 * `import { pictures } from 'virtual:pictures'`: URL and size of each picture of the page of features by its name. The
 * URLs are those of the built files in the process that renders the pages, too.
 */
export const pictures = (): Plugin => ({
  name: 'plateno-pictures',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => {
    if (id !== `\0${name}`) return null;
    const entries = readPictures().map(({ key, asset, width, height }) => [
      key,
      { url: `/${asset}`, width, height },
    ]);
    return `export const pictures = ${JSON.stringify(Object.fromEntries(entries))};`;
  },
  generateBundle() {
    for (const { asset, source } of readPictures()) {
      this.emitFile({ type: 'asset', fileName: asset, source });
    }
  },
});
