import { Money } from '#kernel/money.ts';
import { AcceptProposal, CreateItem } from '#modules/customers/index.ts';
import { cafe, designer, hotel } from './buyers.ts';
import { demoGoods } from './goods.ts';
import type { Shop } from './shop.ts';
import type { Story } from './story.ts';

/** Goods of the price list: those with one price and no number of an order. */
const listed = demoGoods.filter(
  ({ description, currency }) => currency === 'EUR' && !description.includes('{n}'),
);

/** The demo merchant makes three of its buyers customers and writes a price list; other buyers stay proposals. */
export async function* customersAndItems(shop: Shop): Story {
  const { application, actor } = shop;
  yield shop.daysAgo(9, 8, 30);
  const acceptProposal = application.resolve(AcceptProposal);
  for (const { taxId } of [hotel, designer, cafe])
    shop.customers.set(taxId!, await acceptProposal.execute({ actor, key: { taxId, email: null } }));
  const createItem = application.resolve(CreateItem);
  for (const [place, { description, amount, currency }] of listed.entries())
    await createItem.execute({
      actor,
      profile: {
        code: `GL-${String(place + 1).padStart(2, '0')}`,
        name: description,
        nameEn: null,
        unit: 'бр.',
        price: Money.ofDecimal(amount, currency),
        priceHoldsVat: true,
        rate: 20,
        zeroGround: null,
      },
    });
}
