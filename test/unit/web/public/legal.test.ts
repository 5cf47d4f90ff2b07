import { describe, expect, test } from 'vitest';
import { bg as privacyBg } from '#web/public/legal/privacy/bg.ts';
import { en as privacyEn } from '#web/public/legal/privacy/en.ts';
import { bg as securityBg } from '#web/public/legal/security/bg.ts';
import { en as securityEn } from '#web/public/legal/security/en.ts';
import { bg as termsBg } from '#web/public/legal/terms/bg.ts';
import { en as termsEn } from '#web/public/legal/terms/en.ts';
import type { LegalDocument } from '#web/public/legal/legal-document.ts';

const shapeOf = ({ chapters }: LegalDocument) =>
  chapters.map(({ id, text, points = [] }) => [id, text.length, points.length]);

describe.each([
  ['terms', termsBg, termsEn],
  ['privacy', privacyBg, privacyEn],
  ['security', securityBg, securityEn],
])('the document %s', (name, bg, en) => {
  test(`the document ${name} has the same chapters and points in both languages`, () => {
    expect(shapeOf(bg)).toEqual(shapeOf(en));
  });

  test(`the document ${name} has no duplicate and no empty chapter`, () => {
    const ids = bg.chapters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(shapeOf(bg).filter(([, paragraphs, points]) => paragraphs === 0 && points === 0)).toEqual([]);
  });
});
