import { Money } from '#kernel/money.ts';
import { reckonLines, sumsOf, type InvoiceDraft } from '#modules/invoices/domain/written-invoice.ts';
import type { Dice } from './dice.ts';
import { inventAddress, inventCompany } from './people.ts';
import { inventEik, kinds } from './shops.ts';
import type { Shop } from './world.ts';

/** What a shop asks of a company, with its total and the first of its lines. */
export const inventDraft = (dice: Dice, { trade, merchant }: Shop) => {
  const lines = Array.from({ length: dice.whole(1, 5) }, () => {
    const [text, from, to] = dice.pick(kinds[trade].sales);
    return {
      description: text.replace('{n}', String(dice.whole(2, 40))),
      quantity: String(dice.whole(1, 6)),
      unit: 'бр.',
      unitPrice: Money.ofMinor(dice.whole(from, to), 'EUR'),
      taxRate: merchant.vatRegistration === 'FULL' ? 20 : 0,
    } as const;
  });
  const draft: InvoiceDraft = {
    currency: 'EUR',
    customer: {
      kind: 'COMPANY',
      name: inventCompany(dice),
      address: inventAddress(dice),
      taxId: inventEik(new Set(), dice),
      vatNumber: null,
      email: `office${dice.whole(1, 900)}@example.com`,
    },
    lines,
    zeroRateGround: null,
    dueDate: null,
    description: null,
    language: 'bg',
  };
  const { total } = sumsOf(reckonLines(draft), 'EUR');
  return { draft, total, description: lines[0]!.description };
};
