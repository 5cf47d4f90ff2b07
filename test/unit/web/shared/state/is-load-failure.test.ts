import { expect, test } from 'vitest';
import { isLoadFailure } from '#web/shared/state/is-load-failure.ts';

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://plateno.example/assets/LinksPage-1.js'],
  ['Firefox', 'error loading dynamically imported module: https://plateno.example/assets/LinksPage-1.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Vite, of a stylesheet', 'Unable to preload CSS for /assets/LinksPage-1.css'],
])('a script that is gone is known as %s says it', (_, message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true);
});

test('an error of the application is no load failure', () => {
  expect(isLoadFailure(new TypeError('Cannot read properties of undefined'))).toBe(false);
  expect(isLoadFailure('Importing a module script failed.')).toBe(false);
});
