import type { Page } from 'playwright';
import type { Language } from '#web/shared/messages/language.ts';
import { phone } from '#test/e2e/support/visitor.ts';
import { apiOf, createLink, signIn } from './support.ts';

/** A picture of the page of features. */
export type FeaturePicture = Readonly<{
  name: string;
  viewport: Readonly<{ width: number; height: number }>;
  open: (page: Page, url: string, language: Language) => Promise<void>;
}>;

const screen = { width: 1024, height: 640 } as const;
const small = { ...phone, height: 720 } as const;
const described = { bg: 'Две чаши, ръчна изработка', en: 'Two handmade mugs' } as const;

type Signed = Readonly<{ role: 'ACCOUNTANT' | 'MERCHANT'; path: string }>;

const asUser =
  ({ role, path }: Signed): FeaturePicture['open'] =>
  async (page, url, language) => {
    await signIn(page, url, role, language);
    await page.goto(`${url}${path}?lang=${language}`);
  };

/** The code of a sale at the counter. */
const openCounter: FeaturePicture['open'] = async (page, url, language) => {
  await signIn(page, url, 'MERCHANT', language);
  const api = await apiOf(url, 'MERCHANT');
  const sale = { amount: 12.5, currency: 'EUR', description: described[language] };
  const { id } = await api<{ id: number }>('/payment-links/me', sale);
  await page.goto(`${url}/merchant/counter?link=${id}&lang=${language}`);
};

export const featurePictures: readonly FeaturePicture[] = [
  {
    name: 'pay',
    viewport: small,
    open: async (page, url, language) =>
      void (await page.goto(`${await createLink(url, described[language])}?lang=${language}`)),
  },
  { name: 'counter', viewport: small, open: openCounter },
  { name: 'home', viewport: screen, open: asUser({ role: 'MERCHANT', path: '/merchant' }) },
  { name: 'month', viewport: screen, open: asUser({ role: 'MERCHANT', path: '/merchant/months' }) },
  { name: 'clients', viewport: screen, open: asUser({ role: 'ACCOUNTANT', path: '/admin' }) },
  {
    name: 'developers',
    viewport: screen,
    open: asUser({ role: 'MERCHANT', path: '/merchant/developers/events' }),
  },
];
