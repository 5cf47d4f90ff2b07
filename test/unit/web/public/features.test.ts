import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planFeatures, upcomingFeatures } from '#contract/merchants/plans.ts';
import { bg as messagesBg } from '#web/public/features/messages/bg.ts';
import { en as messagesEn } from '#web/public/features/messages/en.ts';
import { bg } from '#web/public/features/texts/bg.ts';
import { en } from '#web/public/features/texts/en.ts';
import { upcoming } from '#web/public/features/upcoming.ts';
import { viewNames, views } from '#web/public/features/views.ts';
import { webpSize } from '#web/pictures.ts';

const folder = join(import.meta.dirname, '../../../../web/public/features/pictures');
const drawn = ['invoice', 'statement', 'ledger', 'code'];
const existing = Object.values(planFeatures).flat();
const described = viewNames.flatMap((name) => {
  const { services, cards } = views[name];
  return [...services, ...cards].flatMap(({ features }): readonly string[] => features);
});

test('the page tells of each feature of the table of plans', () => {
  const marked = upcoming.flatMap(({ feature }) => feature ?? []);
  expect(new Set([...described, ...marked])).toEqual(
    new Set([...existing, ...Object.values(upcomingFeatures).flat()]),
  );
});

test('each picture is there in both languages and themes, small and of one size', () => {
  const names = viewNames.flatMap((name) => views[name].services.map(({ beside }): string => beside));
  const pictures = new Set(names.filter((name) => !drawn.includes(name)));
  const kinds = ['bg-light', 'bg-dark', 'en-light', 'en-dark'];
  const files = [...pictures].flatMap((name) => kinds.map((kind) => `${name}-${kind}.webp`));
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
  for (const name of pictures) {
    const all = kinds.map((kind) => readFileSync(join(folder, `${name}-${kind}.webp`)));
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(40_000);
    expect(new Set(all.map((file) => JSON.stringify(webpSize(file)))).size).toBe(1);
  }
  expect(Object.keys(messagesBg.features.pictures).toSorted()).toEqual([...pictures].toSorted());
  expect(Object.keys(messagesEn.features.pictures).toSorted()).toEqual([...pictures].toSorted());
});

describe.each(viewNames)('the view for %s', (name) => {
  test(`the view for ${name} has as many points of a service in both languages`, () => {
    const countsIn = (texts: typeof bg): number[] =>
      Object.values(texts[name].services).map(({ points }) => points.length);
    expect(countsIn(bg)).toEqual(countsIn(en));
  });
});
