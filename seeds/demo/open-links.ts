import { Money } from '#kernel/money.ts';
import { CreateLink } from '#modules/links/index.ts';
import type { Application } from '#src/composition.ts';
import { shopkeeperOf } from './shopkeeper.ts';

/** Active links, for visitors to pay. */
export const openLinks = async (application: Application, merchantId: number): Promise<void> => {
  const actor = await shopkeeperOf(application, merchantId);
  const link = (amount: number, currency: 'EUR' | 'BGN', description: string) =>
    application.resolve(CreateLink).execute({
      actor,
      amount: Money.ofDecimal(amount, currency),
      description,
      usage: 'SINGLE',
      customerName: null,
      customerEmail: null,
    });
  await link(100, 'EUR', 'Работилница по грънчарство');
  await link(100, 'BGN', 'Капаро за сватбен комплект');
};
