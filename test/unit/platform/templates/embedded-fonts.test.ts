import { expect, test } from 'vitest';
import { embeddedFonts } from '#platform/templates/embedded-fonts.ts';

const rangesOf = (text: string): string[] =>
  [...embeddedFonts(text).matchAll(/unicode-range: (\S+?)[,;]/g)].map(([, range]) => range!);

test('a Bulgarian page carries Cyrillic and Latin letters in both weights, and nothing else', () => {
  expect(rangesOf('Фактура <p>')).toEqual(['U+0301', 'U+0301', 'U+0000-00FF', 'U+0000-00FF']);
});

test('a Greek customer brings the Greek letters', () => {
  expect(rangesOf('Ελένη')).toContain('U+0370-0377');
});

test('the fonts are in the page itself', () => {
  const css = embeddedFonts('Фактура');
  expect(css).toMatch(/src: url\(data:font\/woff2;base64,[A-Za-z0-9+/=]{10000,}\)/);
  expect(css).not.toMatch(/https?:|file:/);
});
