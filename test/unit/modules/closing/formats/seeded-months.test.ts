import { describe, expect, it } from 'vitest';
import { vatGrounds, vatRates, vatRegistrations } from '#kernel/sale-vat.ts';
import { findProblems } from '#modules/closing/application/find-problems.ts';
import { unencodableName } from './seeded-facts.ts';
import { seededMonths } from './seeded-months.ts';

const months = seededMonths();
const documents = months.flatMap((content) => content.documents);
const lines = documents.flatMap(({ document }) => document.lines);
const setOf = (all: readonly unknown[]): ReadonlySet<unknown> => new Set(all);

describe('the seeded documents', () => {
  it('are 500, and the same for the same seed', () => {
    expect(documents).toHaveLength(500);
    expect(seededMonths()).toEqual(months);
  });

  it('have all registrations, fiscal modes, types, currencies and states', () => {
    const all = documents.map(({ document }) => document);
    expect(setOf(all.map((one) => one.vatRegistration))).toEqual(setOf(vatRegistrations));
    expect(setOf(all.map((one) => one.fiscalMode))).toEqual(setOf(['ALT_REGIME', 'EXEMPT', 'OWN_TILL']));
    expect(setOf(all.map((one) => one.type))).toEqual(setOf(['CREDIT_NOTE', 'DEBIT_NOTE', 'INVOICE']));
    expect(setOf(all.map((one) => one.total.currency))).toEqual(setOf(['EUR', 'USD']));
    const annulled = documents.flatMap(({ annulledOn }) => annulledOn?.slice(0, 7) ?? 'valid');
    expect(setOf(annulled)).toEqual(setOf(['2026-09', '2026-10', 'valid']));
  });

  it('have all rates, and in EUR all grounds that can still be chosen', () => {
    expect(setOf(lines.map(({ taxRate }) => taxRate))).toEqual(setOf(vatRates));
    const inEuro = lines.filter(({ net }) => net.currency === 'EUR');
    expect(setOf(inEuro.flatMap(({ vatGround }) => vatGround ?? []))).toEqual(
      setOf(vatGrounds.filter((ground) => ground !== 'CHAPTER_4')),
    );
  });

  it('have discounts, prices with VAT, quantities of three decimals, advances and refunds', () => {
    expect(lines.some(({ discountPercent }) => discountPercent !== undefined)).toBe(true);
    expect(lines.some(({ grossUnitPrice }) => grossUnitPrice !== undefined)).toBe(true);
    expect(lines.some(({ quantity }) => /\.\d{3}$/.test(quantity))).toBe(true);
    expect(lines.some(({ advance }) => advance !== undefined)).toBe(true);
    expect(documents.some(({ document }) => document.refundId !== null)).toBe(true);
  });

  it('have no error, and each name that windows-1251 does not have is a note', () => {
    for (const { documents: own, readOn, ...of } of months) {
      const found = findProblems(own, of, readOn);
      expect(found.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
      const notes = found.filter(({ code }) => code === 'LETTER_UNENCODABLE');
      const unencodable = own.filter(
        ({ document, annulledOn }) =>
          document.buyer.name.includes(unencodableName) && annulledOn?.startsWith('2026-10') !== true,
      );
      expect(notes.map(({ invoiceNumber }) => invoiceNumber)).toEqual(
        unencodable.map(({ invoiceNumber }) => invoiceNumber),
      );
    }
  });
});
