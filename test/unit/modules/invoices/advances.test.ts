import { beforeEach, expect, test } from 'vitest';
import { AnnulInvoice } from '#modules/invoices/application/corrections/annul-invoice.ts';
import { WriteInvoice } from '#modules/invoices/application/write-invoice.ts';
import type { InvoiceLine } from '#modules/invoices/domain/invoice-document.ts';
import type { VatRate } from '#modules/invoices/domain/vat.ts';
import type { DraftLine } from '#modules/invoices/domain/written-invoice.ts';
import { Money } from '#kernel/money.ts';
import { payByBank } from '#test/support/pay-by-bank.ts';
import { sampleDraft } from './sample-draft.ts';
import { createContext, owner, type Context } from './use-case-context.ts';

let context: Context;
beforeEach(() => {
  context = createContext();
  context.addMerchant(3);
});

const at = (taxRate: VatRate, minor: number): DraftLine => ({
  description: 'Ремонт',
  quantity: '1',
  unit: 'бр.',
  unitPrice: Money.ofMinor(minor, 'EUR'),
  taxRate,
});
type Given = Readonly<{ lines: readonly DraftLine[]; isAdvance?: boolean; advanceIds?: readonly number[] }>;
/** Every minute is another one for the limit of written invoices. */
const write = ({ lines, isAdvance = false, advanceIds = [] }: Given): Promise<number> => {
  const limits = { takeWrittenInvoice: async () => undefined } as never;
  const draft = sampleDraft({ lines, isAdvance });
  return new WriteInvoice({ ...context.deps, limits }).execute({ actor: owner(3), draft, advanceIds });
};
const documentOf = (id: number) => context.deps.invoices.all.find((one) => one.id === id)!.document;
const paidAdvance = async (lines: readonly DraftLine[]): Promise<number> => {
  const id = await write({ lines, isAdvance: true });
  await context.deps.invoices.change({ id }, (invoice) => payByBank(invoice, context.deps.clock.now()));
  return id;
};

/** A generator of repeatable numbers below a limit. */
const repeatable = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const sumAt = (lines: readonly InvoiceLine[], rate: VatRate, key: 'net' | 'tax'): bigint =>
  lines.filter(({ taxRate }) => taxRate === rate).reduce((sum, line) => sum + line[key].minor, 0n);

test('however advances and final invoices are mixed, an advance is deducted once and whole, by rate', async () => {
  const next = repeatable(11);
  const rates = [20, 9] as const;
  const some = (most: number) => rates.map((rate) => at(rate, 1 + next(most)));
  const advances: number[] = [];
  for (let count = 0; count < 30; count += 1) advances.push(await paidAdvance(some(20_000)));
  const finals: number[] = [];
  const refusals = new Set<string>();
  for (let round = 0; round < 60; round += 1) {
    const chosen = Array.from({ length: 1 + next(3) }, () => advances[next(advances.length)]!);
    const id = await write({ lines: some(60_000), advanceIds: chosen }).catch((error: unknown) => {
      refusals.add((error as { code: string }).code);
      return null;
    });
    if (id === null) continue;
    if (next(4) > 0) finals.push(id);
    else await new AnnulInvoice(context.deps).execute({ actor: owner(3), invoiceId: id, reason: 'Грешка' });
  }
  expect(finals.length).toBeGreaterThan(5);
  expect([...refusals].toSorted()).toEqual(['input.invalid', 'invoices.advance-deducted']);
  const below = finals.flatMap((id) => documentOf(id).lines.filter(({ advance }) => advance !== undefined));
  for (const id of advances) {
    const { number, lines } = documentOf(id);
    const own = below.filter(({ advance }) => Number(advance!.number) === number);
    if (own.length === 0) continue;
    for (const rate of rates)
      for (const key of ['net', 'tax'] as const) expect(sumAt(own, rate, key)).toBe(-sumAt(lines, rate, key));
  }
  for (const id of finals) {
    const { lines, subtotal, tax, total } = documentOf(id);
    for (const rate of rates)
      expect(sumAt(lines, rate, 'net') + sumAt(lines, rate, 'tax')).toBeGreaterThanOrEqual(0n);
    expect(total.minor).toBe(subtotal.minor + tax.minor);
  }
});

test('an advance invoice deducts no advances', async () => {
  const advance = await paidAdvance([at(20, 1_000)]);
  const refused = write({ lines: [at(20, 2_000)], isAdvance: true, advanceIds: [advance] });
  await expect(refused).rejects.toMatchObject({
    fields: [{ field: 'advances', code: 'fields.advance-deducts-none' }],
  });
});

test('what advances leave below the smallest charge is issued without a link', async () => {
  const advance = await paidAdvance([at(20, 1_000)]);
  const id = await write({ lines: [at(20, 1_001)], advanceIds: [advance] });
  expect(documentOf(id)).toMatchObject({ paymentLinkId: null, total: Money.ofMinor(1, 'EUR') });
});
