import { addDays, startOfDay } from '#kernel/business-date.ts';
import { AssignAccountant } from '#modules/merchants/application/assign-accountant.ts';
import {
  ChangeMerchantPlan,
  ChangeMerchantStatus,
  MerchantDirectory,
  RegisterMerchant,
  SetFiscalProfile,
} from '#modules/merchants/index.ts';
import { CreateUser } from '#modules/users/index.ts';
import type { Application } from '#src/composition.ts';
import type { HistoryClock } from '../demo/history-clock.ts';
import { seeder } from '../demo/seed-accounts.ts';
import type { RandomSource } from './random-source.ts';
import { inventAddress } from './people.ts';
import { inventEik, nameShop, trades } from './shops.ts';
import type { Shop } from './context.ts';
import type { SyntheticDataRequest } from './request.ts';

const password = 'plateno-demo';
/** Merchants assigned to each accountant. */
const assigned = 25;
const hourMs = 3_600_000;

type Opening = Readonly<{
  application: Application;
  clock: HistoryClock;
  random: RandomSource;
  request: SyntheticDataRequest;
  taken: Set<string>;
}>;

/** The email of a generated merchant; it contains the seed. */
export const emailOf = ({ seed }: Pick<SyntheticDataRequest, 'seed'>, number: number): string =>
  `shop${number}.seed${seed}@example.com`;

const hireAccountant = async ({ application, request }: Opening, number: number): Promise<number> => {
  const username = `accountant-${request.seed}-${number}`;
  const about = {
    username,
    email: `${username}@plateno.example`,
    firstName: 'Счетоводител',
    lastName: `№ ${number}`,
  };
  const user = { ...about, actor: seeder, role: 'ACCOUNTANT', password, language: 'bg' } as const;
  return (await application.resolve(CreateUser).execute(user)).id;
};

const register = async (
  { application, random, request, taken }: Opening,
  number: number,
  trade: Shop['trade'],
): Promise<number> => {
  const eik = inventEik(taken, random);
  const { id: merchantId } = await application.resolve(RegisterMerchant).execute({
    actor: seeder,
    password,
    language: 'bg',
    businessName: nameShop(trade, random),
    businessType: trade,
    address: inventAddress(random),
    email: emailOf(request, number),
    phoneNumber: `+35988${random.whole(2_000_000, 9_999_999)}`,
    taxId: eik,
  });
  const plan = random.pick(['STARTER', 'STARTER', 'GROWTH', 'GROWTH', 'PRO'] as const);
  const isRegistered = random.isLucky(0.6);
  const vat = isRegistered ? ({ vatRegistration: 'FULL', vatNumber: `BG${eik}` } as const) : {};
  await application.resolve(SetFiscalProfile).execute({ actor: seeder, merchantId, terms: vat });
  await application.resolve(ChangeMerchantPlan).execute({ actor: seeder, merchantId, plan });
  return merchantId;
};

/** A third of the merchants exists from the first day; the others register until shortly before the end. */
const openedOn = ({ request: { days, until, merchants } }: Opening, number: number): Date => {
  const place = number / merchants;
  const day = place < 0.33 ? 0 : Math.floor((days * 0.85 * (place - 0.33)) / 0.67);
  return new Date(startOfDay(addDays(until, day - days)).getTime() - 14 * hourMs + number * 1_000);
};

const openShop = async (opening: Opening, number: number, accountantId: number): Promise<Shop> => {
  const { application, clock, random } = opening;
  const opened = openedOn(opening, number);
  clock.set(opened);
  const trade = random.pick(trades);
  const merchantId = await register(opening, number, trade);
  await application.resolve(AssignAccountant).execute({ actor: seeder, merchantId, userId: accountantId });
  clock.set(new Date(opened.getTime() + hourMs));
  // Every twentieth still waits for approval.
  const isWaiting = number % 20 === 19;
  if (!isWaiting)
    await application.resolve(ChangeMerchantStatus).execute({ actor: seeder, merchantId, status: 'ACTIVE' });
  const merchant = await application.resolve(MerchantDirectory).byId(merchantId);
  // A few merchants sell much, most sell little.
  const share = isWaiting ? 0 : 1 / (1 + random.whole(0, 60));
  return { merchant: merchant!, trade, share, userId: 0, opened, orders: 1, counterLinks: [] };
};

/** Creates merchants, user accounts and accountants through the product's use-cases, oldest first. */
export const createShops = async (opening: Opening, advance: () => void): Promise<Shop[]> => {
  const { request, clock } = opening;
  const shops: Shop[] = [];
  let accountantId = 0;
  for (let number = 0; number < request.merchants; number += 1) {
    clock.set(openedOn(opening, number));
    if (number % assigned === 0) accountantId = await hireAccountant(opening, number / assigned + 1);
    shops.push(await openShop(opening, number, accountantId));
    advance();
  }
  return shops;
};
