import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { lightColors } from '../shared/theme/tokens.ts';
import { here } from '../vite.shared.ts';

const texts = {
  bg: {
    description: 'Приемайте плащания с карта чрез линк и QR код.',
    counter: 'Каса',
    payments: 'Плащания',
  },
  en: { description: 'Take card payments by link and QR code.', counter: 'Counter', payments: 'Payments' },
} as const;
type Language = keyof typeof texts;

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest; `id` makes both languages one app. */
export const manifestIn = (language: Language) => ({
  id: '/merchant',
  name: 'Plateno',
  short_name: 'Plateno',
  description: texts[language].description,
  lang: language,
  start_url: '/merchant',
  scope: '/',
  display: 'standalone',
  background_color: lightColors.ground,
  theme_color: lightColors.brand,
  icons: [
    icon('icon-192', 192),
    icon('icon-512', 512),
    icon('icon-maskable-512', 512, 'maskable'),
    icon('badge-96', 96, 'monochrome'),
  ],
  shortcuts: [
    { name: texts[language].counter, url: '/merchant/counter' },
    { name: texts[language].payments, url: '/merchant/payments' },
  ],
});

const source = (name: string): Buffer => readFileSync(here(`./service-worker/${name}`));
const offline = ['offline.html', 'offline.css', 'offline.js'] as const;
const icons = ['icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon', 'badge-96'] as const;

/** Changes with the files that the service worker keeps. */
const offlineVersion = (): string => {
  const hash = createHash('sha256');
  for (const name of [...offline, 'icons/icon-192.png']) hash.update(source(name));
  return hash.digest('hex').slice(0, 12);
};

export const serviceWorkerEntry = 'service-worker';

/** Emits what makes the portal installable, without hashes in the names: manifests, icons, offline page, worker. */
export const installable = (): Plugin => ({
  name: 'plateno-installable',
  apply: 'build',
  config: () => ({ define: { __OFFLINE_VERSION__: JSON.stringify(offlineVersion()) } }),
  generateBundle() {
    const files: readonly (readonly [string, string | Buffer])[] = [
      ['manifest.webmanifest', JSON.stringify(manifestIn('bg'))],
      ['manifest.en.webmanifest', JSON.stringify(manifestIn('en'))],
      ...offline.map((name) => [name, source(name)] as const),
      ...icons.map((name) => [`${name}.png`, source(`icons/${name}.png`)] as const),
    ];
    for (const [fileName, content] of files) this.emitFile({ type: 'asset', fileName, source: content });
  },
});
