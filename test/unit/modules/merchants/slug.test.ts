import { expect, test } from 'vitest';
import { slugOf } from '#src/modules/merchants/domain/slug.ts';

test.each([
  ['Кафене „Изгрев“', 'kafene-izgrev'],
  ['Щастливец и Жълто цвете', 'shtastlivets-i-zhalto-tsvete'],
  ['Пекарна София', 'pekarna-sofia'],
  ['Боянска църква ЕООД', 'boyanska-tsarkva-eood'],
  ['Хотел България', 'hotel-bulgaria'],
  ['Café Müller & Söhne', 'cafe-muller-sohne'],
  ['  100% био!  ', '100-bio'],
  ['Йогурт', 'yogurt'],
  ['寿司', 'merchant'],
  ['../../etc', 'etc'],
])('the slug of %j is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a slug has at most 60 characters and never ends in a dash', () => {
  const slug = slugOf('Къща за гости '.repeat(20));
  expect(slug.length).toBeLessThanOrEqual(60);
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});
