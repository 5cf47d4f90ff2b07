import { expect, test } from 'vitest';
import { documentFonts } from '#platform/browser/document-fonts.ts';

test('Cyrillic, Latin and Greek letters are there in both weights', () => {
  const fonts = documentFonts();
  for (const range of ['U+0301,U+0400-045F', 'U+0000-00FF', 'U+0370-0377']) {
    const found = fonts.filter(({ unicodeRange }) => unicodeRange.startsWith(range));
    expect(found.map(({ weight }) => weight)).toEqual(['400', '600']);
  }
});

test('every font carries its letters itself', () => {
  for (const { source } of documentFonts()) {
    expect(source).toMatch(/^url\(data:font\/woff2;base64,[A-Za-z0-9+/=]{3000,}\)$/);
  }
});
