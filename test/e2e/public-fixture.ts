import type { Page } from 'playwright';
import { expect } from 'vitest';
import { bg as headBg } from '#web/public/head/messages/bg.ts';
import { en as headEn } from '#web/public/head/messages/en.ts';
import { bg as demoBg } from '#web/demo/messages/bg.ts';
import { en as demoEn } from '#web/demo/messages/en.ts';
import { bg as featuresBg } from '#web/public/features/messages/bg.ts';
import { en as featuresEn } from '#web/public/features/messages/en.ts';
import { bg as privacyBg } from '#web/public/legal/privacy/bg.ts';
import { en as privacyEn } from '#web/public/legal/privacy/en.ts';
import { bg as securityBg } from '#web/public/legal/security/bg.ts';
import { en as securityEn } from '#web/public/legal/security/en.ts';
import { bg as termsBg } from '#web/public/legal/terms/bg.ts';
import { en as termsEn } from '#web/public/legal/terms/en.ts';
import { bg as pricingBg } from '#web/public/pricing/messages/bg.ts';
import { en as pricingEn } from '#web/public/pricing/messages/en.ts';
import { chooseLanguage } from './steps/choose-language.ts';
import type { Installation } from './support/installation.ts';
import { settled } from './support/settled.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';

/** Messages of the public pages, added to those of all tests. */
export const said = {
  bg: {
    ...demoBg,
    ...featuresBg,
    ...pricingBg,
    head: headBg,
    documents: { terms: termsBg, privacy: privacyBg, security: securityBg },
  },
  en: {
    ...demoEn,
    ...featuresEn,
    ...pricingEn,
    head: headEn,
    documents: { terms: termsEn, privacy: privacyEn, security: securityEn },
  },
} as const;

const small = { width: 360, height: 740 } as const;

export const publicWalks = [
  { language: 'bg', viewport: phone },
  { language: 'en', viewport: desktop },
  { language: 'bg', viewport: desktop },
  { language: 'en', viewport: small },
] as const;

/** Targets of the links inside `part`, in page order. */
export const waysIn = (page: Page, part: string): Promise<string[]> =>
  page
    .locator(part)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

export const wayOf = (page: Page, part: string, name: string): Promise<string | null> =>
  page.locator(part).getByRole('link', { name, exact: true }).first().getAttribute('href');

/** A visitor of the public pages with a chosen language. */
export const arrive = async (plateno: Installation, { language, viewport }: (typeof publicWalks)[number]) => {
  const visitor: Visitor = await plateno.welcome(language, viewport);
  const { page } = visitor;
  await page.goto(plateno.url);
  await chooseLanguage(visitor);
  // Two of the four combinations cover both languages and both sizes; screenshots are taken of all.
  const isChecked = viewport === (language === 'bg' ? phone : desktop) || 'E2E_SCREENSHOTS' in process.env;

  const checkScreen = async (name: string): Promise<void> => {
    if (isChecked) await visitor.checkScreen(`public ${viewport.width} ${name}`);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${name} sticks out sideways`).toBeLessThanOrEqual(0);
  };
  return {
    visitor,
    page,
    checkScreen,
    open: async (path: string, name: string): Promise<void> => {
      await page.goto(plateno.url + path);
      await settled(page);
      await checkScreen(name);
    },
    leave: async (): Promise<void> => {
      expect(visitor.faults).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  };
};
export type PublicWalk = Awaited<ReturnType<typeof arrive>>;
