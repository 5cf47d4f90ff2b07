import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { manifestIn } from '#web/service-worker/installable.ts';
import { here } from '#web/vite.shared.ts';

test.each(['bg', 'en'] as const)(
  'the manifest (%s) has what an installable app needs, with icons of the sizes that it names',
  (language) => {
    const { icons, ...manifest } = manifestIn(language);
    expect(manifest).toMatchObject({
      id: '/merchant',
      name: 'Plateno',
      short_name: 'Plateno',
      lang: language,
      start_url: '/merchant',
      display: 'standalone',
    });
    for (const { src, sizes } of icons) {
      const { width, height } = PNG.sync.read(readFileSync(here(`./service-worker/icons${src}`)));
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
  },
);

test('both languages are one app', () => {
  expect(manifestIn('en').id).toBe(manifestIn('bg').id);
});
