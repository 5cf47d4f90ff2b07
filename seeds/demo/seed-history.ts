import type { Actor } from '#kernel/actor.ts';
import { anonymous, system } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import { CreateLink } from '#modules/links/index.ts';
import { SettlePayment, StartCheckout } from '#modules/payments/index.ts';
import { Accounts } from '#modules/users/index.ts';
import type { Application } from '#src/composition.ts';
import { chanceFrom } from './chance.ts';
import type { HistoryClock } from './history-clock.ts';
import type { HistoryGateway, Outcome } from './history-gateway.ts';
import { customers, type Sale } from './people.ts';

type World = Readonly<{ application: Application; clock: HistoryClock; gateway: HistoryGateway }>;
type Shop = Readonly<{
  merchantId: number;
  sales: readonly Sale[];
  count: number;
  days: number;
  seed: number;
}>;

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The one who acts in the shop's name. */
const shopkeeper = async (application: Application, merchantId: number): Promise<Actor> => {
  const [account] = await application.resolve(Accounts).ofMerchant(merchantId);
  const { id: userId, username } = account!;
  return { kind: 'user', userId, username, role: 'MERCHANT', merchantId, sessionId: 'seed' };
};

/** Nine of ten pay; the rest are declined or leave. */
const outcomeFor = (luck: number): Outcome => {
  if (luck < 0.88) return { kind: 'PAID', declineCode: null };
  if (luck < 0.94) return { kind: 'DECLINED', declineCode: 'insufficient_funds' };
  return { kind: 'LEFT', declineCode: null };
};

const sell = async (
  { application, clock, gateway }: World,
  { merchantId }: Shop,
  actor: Actor,
  sale: Sale,
  { asked, number, luck }: { asked: Date; number: number; luck: number },
): Promise<void> => {
  const [customerName, customerEmail] = customers[number % customers.length]!;
  const price = Money.ofDecimal(sale.amount, sale.currency);
  const description = sale.description.replace('{n}', String(1_000 + number));
  clock.set(asked);
  const link = await application.resolve(CreateLink).execute({
    actor,
    price,
    description,
    usage: 'SINGLE',
    customerName,
    customerEmail,
  });
  clock.set(new Date(asked.getTime() + 20 * minuteMs));
  gateway.expect(outcomeFor(luck));
  const payer = { actor: anonymous, customerName, customerEmail, language: 'bg' as const };
  const { paymentId } = await application
    .resolve(StartCheckout)
    .execute({ ...payer, merchantId, linkId: link.id, price, description, requestKey: null, address: null });
  clock.set(new Date(asked.getTime() + 25 * minuteMs));
  await application.resolve(SettlePayment).execute({ actor: system('history'), paymentId });
};

/** Moments of the past days, the oldest first, by day and hour as a shop is open. */
const moments = ({ count, days, seed }: Shop, today: Date): { asked: Date; luck: number }[] => {
  const chance = chanceFrom(seed);
  const picked = Array.from({ length: count }, () => {
    const day = Math.floor(chance() * days) + 1;
    const asked = new Date(today.getTime() - day * dayMs);
    asked.setUTCHours(7 + Math.floor(chance() * 11), Math.floor(chance() * 30), 0, 0);
    return { asked, luck: chance() };
  });
  return picked.toSorted((one, other) => one.asked.getTime() - other.asked.getTime());
};

/** Tells a shop's past months through the product's own use-cases, so that every rule holds for them, too. */
export const seedHistory = async (world: World, shop: Shop, today: Date): Promise<void> => {
  const actor = await shopkeeper(world.application, shop.merchantId);
  for (const [number, { asked, luck }] of moments(shop, today).entries()) {
    await sell(world, shop, actor, shop.sales[number % shop.sales.length]!, { asked, number, luck });
  }
};

/** Links that a visitor can pay right now. */
export const seedOpenLinks = async (
  { application, clock }: World,
  merchantId: number,
  now: Date,
): Promise<void> => {
  clock.set(now);
  const createLink = application.resolve(CreateLink);
  const actor = await shopkeeper(application, merchantId);
  const nobody = { customerName: null, customerEmail: null };
  const usual = { ...nobody, actor, usage: 'SINGLE' } as const;
  await createLink.execute({
    ...usual,
    price: Money.ofDecimal(100, 'EUR'),
    description: 'Работилница по грънчарство',
  });
  await createLink.execute({
    ...usual,
    price: Money.ofDecimal(100, 'BGN'),
    description: 'Капаро за сватбен комплект',
  });
  await createLink.execute({
    ...nobody,
    actor,
    usage: 'REUSABLE',
    price: Money.ofDecimal(12.5, 'EUR'),
    description: 'Чаша на деня (код на щанда)',
  });
};
