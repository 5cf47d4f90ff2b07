import { beforeAll, describe, expect, it } from 'vitest';
import { accountMessages } from '#web/public/account-mails/account-head.ts';
import { bg as featuresBg } from '#web/public/features/messages/bg.ts';
import { en as featuresEn } from '#web/public/features/messages/en.ts';
import { bg as featuresInBg } from '#web/public/features/texts/bg.ts';
import { en as featuresInEn } from '#web/public/features/texts/en.ts';
import { pagePaths, renderedPaths } from '#web/public/head/pages.ts';
import type { RenderedPages } from '#web/public/head/static-pages.ts';
import { bg as privacyBg } from '#web/public/legal/privacy/bg.ts';
import { en as privacyEn } from '#web/public/legal/privacy/en.ts';
import { bg as securityBg } from '#web/public/legal/security/bg.ts';
import { en as securityEn } from '#web/public/legal/security/en.ts';
import { bg as termsBg } from '#web/public/legal/terms/bg.ts';
import { en as termsEn } from '#web/public/legal/terms/en.ts';
import { bg as publicBg } from '#web/public/messages/bg.ts';
import { en as publicEn } from '#web/public/messages/en.ts';
import { bg as pricingBg } from '#web/public/pricing/messages/bg.ts';
import { en as pricingEn } from '#web/public/pricing/messages/en.ts';
import { renderPages } from '#web/render-pages.ts';
import { bg as registrationBg } from '#web/shared/registration/messages/bg.ts';
import { en as registrationEn } from '#web/shared/registration/messages/en.ts';

const catalogues = {
  bg: {
    ...publicBg,
    ...featuresBg,
    ...pricingBg,
    ...registrationBg,
    ...accountMessages.bg,
    terms: termsBg,
    privacy: privacyBg,
    security: securityBg,
  },
  en: {
    ...publicEn,
    ...featuresEn,
    ...pricingEn,
    ...registrationEn,
    ...accountMessages.en,
    terms: termsEn,
    privacy: privacyEn,
    security: securityEn,
  },
} as const;
type Language = keyof typeof catalogues;
const featureTexts = { bg: featuresInBg, en: featuresInEn };

/** The heading of each page, and texts from its beginning and its end. */
const contentIn = (language: Language): Readonly<Record<string, readonly [string, ...string[]]>> => {
  const { public: pages, features, pricing, registration, accountMails, ...documents } = catalogues[language];
  const chaptersOf = (name: keyof typeof documents): [string, ...string[]] => {
    const { title, lead, chapters } = documents[name];
    return [title, lead, ...chapters.map((chapter) => chapter.title), chapters.at(-1)!.text[0]!];
  };
  const { hero, steps, closing } = pages.landing;
  return {
    [pagePaths.landing]: [hero.title, hero.text, steps.third.title, closing.text],
    [pagePaths.features]: [
      features.title,
      features.lead,
      featureTexts[language].merchants.services.links.title,
      features.closingText,
    ],
    [pagePaths.pricing]: [
      pricing.title,
      pricing.lead,
      pricing.example.note,
      pricing.questions.leave.answer,
      pricing.closingText,
    ],
    [pagePaths.login]: [pages.login.title, pages.login.username, pages.login.password],
    [pagePaths.registration]: [registration.title, registration.businessName, registration.accept.terms],
    '/forgot': [accountMails.forgot.title, accountMails.forgot.intro, accountMails.forgot.email],
    [pagePaths.terms]: chaptersOf('terms'),
    [pagePaths.privacy]: chaptersOf('privacy'),
    [pagePaths.security]: chaptersOf('security'),
  };
};

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!);

const textIn = (element: string, html: string): string => {
  const [, content] = new RegExp(`<${element}\\b[^>]*>(.*)</${element}>`, 's').exec(html)!;
  return textOf(content!);
};

let pages: RenderedPages;
beforeAll(async () => {
  pages = await renderPages();
});

it('the build renders every public page but the demo portal', () => {
  const { demo: _, ...others } = pagePaths;
  expect(Object.keys(pages)).toEqual(expect.arrayContaining(Object.values(others)));
  expect(Object.keys(pages)).not.toContain(pagePaths.demo);
});

describe.each(renderedPaths)('the rendered page %s', (path) => {
  it.each(['bg', 'en'] as const)('has its heading and its content, language %s', (language) => {
    const html = pages[path]![language];
    const [title, ...texts] = contentIn(language)[path]!;
    expect(textIn('h1', html)).toBe(title);
    const content = textIn('main', html);
    for (const text of texts) expect(content).toContain(text);
  });

  it('has the visible letters of its language alone', () => {
    expect(textIn('main', pages[path]!.en)).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(textIn('main', pages[path]!.bg)).toMatch(/\p{Script=Cyrillic}/u);
  });

  it('needs no script to be shown, and leaves the title to the head', () => {
    for (const html of Object.values(pages[path]!))
      expect(html).not.toMatch(/<(script|style|template|title)\b/);
  });
});
