import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { Money } from '#kernel/money.ts';
import { findProblems } from '#modules/closing/application/find-problems.ts';
import { ledgerSumsOf, shares } from '#modules/closing/application/sales-ledger.ts';
import { documentOf, ofMonth, sellerOf } from '../month-documents.ts';

describe('texts of the sales ledger', () => {
  it('a text is reported as cut by its written length, and only where a sales ledger has it', () => {
    const buyer = { ...documentOf(1).document.buyer, name: 'ß'.repeat(26) };
    const codes = (registration: 'FULL' | 'NONE') =>
      findProblems(
        [documentOf(1, undefined, { buyer })],
        ofMonth(sellerOf(registration)),
        documentOf(1).document.dueDate,
      ).map(({ code }) => code);
    expect(codes('FULL')).toContain('TEXT_CUT');
    expect(codes('NONE')).not.toContain('TEXT_CUT');
  });
});

describe('shares of a sum', () => {
  it('add up to it, have its sign, and a weight of zero has none', () => {
    const weights = fc.array(fc.bigInt(0n, 1_000n), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.bigInt(0n, 5_000n), weights, (whole, of) => {
        const parts = shares(whole, of);
        const hasWeight = of.some((weight) => weight > 0n);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(hasWeight ? whole : 0n);
        expect(parts.every((part, place) => part >= 0n && (of[place]! > 0n || part === 0n))).toBe(true);
      }),
      { seed: 2026 },
    );
  });

  it('the VAT of a document in USD stands at its rates, not at 0 %', () => {
    const lines = [{ net: 500 }, { net: 1_111, rate: 9 }, { net: 100, rate: 0, ground: 'ART_41' }] as const;
    const document = documentOf(1, lines, {
      total: Money.ofMinor(1_911, 'USD'),
      eurSubtotal: Money.ofMinor(1_458, 'EUR'),
      eurTax: Money.ofMinor(171, 'EUR'),
    });
    expect(ledgerSumsOf(document)['20']).toBe(171);
  });
});
