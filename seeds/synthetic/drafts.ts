import { Money } from '#kernel/money.ts';
import { computeLines, sumsOf, type InvoiceDraft } from '#modules/invoices/domain/written-invoice.ts';
import type { RandomSource } from './random-source.ts';
import { inventAddress, inventCompany } from './people.ts';
import { inventEik, kinds } from './shops.ts';
import type { Shop } from './context.ts';

/** A draft invoice of a shop to a company, with its total and first line. */
export const inventDraft = (random: RandomSource, { trade, merchant }: Shop) => {
  const lines = Array.from({ length: random.whole(1, 5) }, () => {
    const [text, from, to] = random.pick(kinds[trade].sales);
    return {
      description: text.replace('{n}', String(random.whole(2, 40))),
      quantity: String(random.whole(1, 6)),
      unit: 'бр.',
      unitPrice: Money.ofMinor(random.whole(from, to), 'EUR'),
      taxRate: merchant.vatRegistration === 'FULL' ? 20 : 0,
    } as const;
  });
  const draft: InvoiceDraft = {
    currency: 'EUR',
    customer: {
      kind: 'COMPANY',
      name: inventCompany(random),
      address: inventAddress(random),
      taxId: inventEik(new Set(), random),
      vatNumber: null,
      email: `office${random.whole(1, 900)}@example.com`,
    },
    lines,
    zeroRateGround: null,
    dueDate: null,
    description: null,
    language: 'bg',
  };
  const { total } = sumsOf(computeLines(draft), 'EUR');
  return { draft, total, description: lines[0]!.description };
};
