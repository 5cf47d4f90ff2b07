import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import {
  posterDesigns,
  posterEdges,
  posterLanguages,
  posterSizes,
  type PosterContent,
} from '#contract/links/words/poster.ts';
import { documentFonts } from '#platform/browser/document-fonts.ts';
import type { render as renderPoster } from '#web/shared/poster/server.tsx';
import { workerBrowser } from './support/worker-browser.ts';

/** One page with the fonts of the printer shows all posters. */
let page: Page;
let render: typeof renderPoster;
beforeAll(async () => {
  ({ render } = await import(new URL('../../dist/server/poster.js', import.meta.url).href));
  page = await workerBrowser().newPage();
  await page.evaluate(`(async () => {
    for (const { family, source, weight } of ${JSON.stringify(documentFonts())})
      document.fonts.add(await new FontFace(family, source, { weight }).load());
  })()`);
});
afterAll(() => page.close());

const logoUrl = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"/>')}`;
const longest = {
  logoUrl,
  brandColor: '#7A2E6B',
  amount: { value: 9_999_999.99, currency: 'BGN' },
  charged: { value: 5_112_918.81, currency: 'EUR' },
  description: 'ЩЮЖ'.repeat(100),
  url: 'https://plateno.example.bg/pay/aBcDeFgHiJkLmNoPqRsTuVwXyZ012345',
  shortUrl: 'https://plateno.example.bg/m/дълъг-адрес-на-магазин',
};
/** Of each length that has a size of its own, and without a space. */
const names = ['Щ'.repeat(22), 'Щ'.repeat(48), 'Щ'.repeat(200), 'Работилница '.repeat(16)];
const contents: PosterContent[] = [
  ...names.map((merchantName) => ({ ...longest, merchantName })),
  { ...longest, merchantName: names[1]!, logoUrl: null },
  { ...longest, merchantName: names[0]!, amount: null, charged: null },
];

interface Box {
  readonly name: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** Of clamped texts; a fraction is a line that is cut through. */
  readonly lines: number;
}
interface Boxes {
  readonly texts: readonly Box[];
  readonly band: Box;
  readonly teeth: Box;
  readonly paper: Box;
  readonly whole: Box;
}

/** Boxes in CSS pixels of the browser. */
const measure = (): Boxes => {
  const boxOf = (part: Element): Box => {
    const { top, bottom, left, right, height } = part.getBoundingClientRect();
    const name = part.getAttribute('class') ?? part.tagName;
    const lines = /name|description/.test(name) ? height / parseFloat(getComputedStyle(part).lineHeight) : 1;
    return { name, top, bottom, left, right, lines };
  };
  const all = (selector: string): Box[] => Array.from(document.querySelectorAll(selector), boxOf);
  return {
    texts: all(
      '.poster-head > *, .poster-request > *, .poster-qr, .poster-address, .poster-how, .poster-foot',
    ),
    band: all('.poster-ground')[0]!,
    teeth: all('.poster-teeth').find(({ top, bottom }) => bottom > top)!,
    paper: all('.poster-paper')[0]!,
    whole: all('.poster')[0]!,
  };
};

const meet = (one: Box, other: Box): boolean =>
  one.top < other.bottom - 0.2 &&
  other.top < one.bottom - 0.2 &&
  one.left < other.right &&
  other.left < one.right;

const within = (inner: Box, outer: Box): boolean =>
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom &&
  inner.left >= outer.left &&
  inner.right <= outer.right;

/** What is wrong with the boxes of a poster of the design. */
const faultsOf = (design: string, { texts, band, teeth, paper, whole }: Boxes): string[] => {
  const onBand = design === 'code' ? /logo|name|foot/ : design === 'band' ? /logo|name/ : /./;
  return texts.flatMap((text, place) => [
    ...texts
      .slice(place + 1)
      .flatMap((next) => (meet(text, next) ? [`${text.name} meets ${next.name}`] : [])),
    ...(within(text, onBand.test(text.name) ? band : whole) ? [] : [`${text.name} is outside`]),
    ...(!onBand.test(text.name) && (meet(text, band) || meet(text, teeth))
      ? [`${text.name} meets the band`]
      : []),
    ...(design === 'receipt' && /request|amount|qr|how|address/.test(text.name) && !within(text, paper)
      ? [`${text.name} is outside the paper`]
      : []),
    ...(Math.abs(text.lines - Math.round(text.lines)) > 0.02 ? [`a line of ${text.name} is cut`] : []),
  ]);
};

it('the longest texts of a poster meet neither each other nor the band, in each design, size, edge and language', async () => {
  const faults: string[] = [];
  for (const [place, content] of contents.entries())
    for (const design of posterDesigns)
      for (const size of posterSizes)
        for (const edge of posterEdges)
          for (const language of posterLanguages) {
            await page.setContent(render({ content, look: { design, size, edge, language } }));
            const found = faultsOf(design, await page.evaluate(measure));
            faults.push(...found.map((fault) => `${place} ${design} ${size} ${edge} ${language}: ${fault}`));
          }
  expect(faults).toEqual([]);
});

it('what a poster in two languages says stands in both', async () => {
  await page.setContent(
    render({ content: contents[0]!, look: { design: 'code', size: 'a6', edge: 'none', language: 'both' } }),
  );
  const texts = await page.locator('.poster [lang=en]').allTextContents();
  expect(texts).toEqual([
    'Pay by card',
    'charged as €5,112,918.81',
    'Point your phone’s camera at the code, check the amount and pay. No app, no sign-up.',
    'Card payments with Plateno',
  ]);
  expect(await page.locator('.poster [lang=bg]').count()).toBe(texts.length);
});
