import { addDays, businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { ImportStatement } from '#modules/banking/application/import-statement.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { PayableLinks, type TransferPromise } from '#modules/links/index.ts';
import { Invoices } from '#modules/invoices/ports/invoices.ts';
import { PromiseTransfer } from '#modules/payments/application/promise-transfer.ts';
import { cafe, hotel } from './buyers.ts';
import type { Sale } from './goods.ts';
import { payers, type Payer } from './payers.ts';
import type { Shop } from './shop.ts';
import { after, type Story } from './story.ts';
import { write } from './written-invoices.ts';

/** A movement of the merchant's account, as a bank writes it. */
type Movement = Readonly<{ minor: number; name: string; iban: string; text: string }>;

const orders: readonly Readonly<{ sale: Sale; payer: Payer; days: number }>[] = [
  {
    sale: { description: 'Купа по поръчка, синя глазура', amount: 24, currency: 'EUR' },
    payer: payers[3]!,
    days: 2,
  },
  { sale: { description: 'Комплект чаши за чай', amount: 20, currency: 'EUR' }, payer: payers[4]!, days: 0 },
];
const openingMinor = 318_440;

const amount = (minor: number): string => (Math.abs(minor) / 100).toFixed(2).replace('.', ',');
const yymmdd = (day: BusinessDate): string => day.slice(2).replaceAll('-', '');
const balance = (minor: number, day: BusinessDate): string => `C${yymmdd(day)}EUR${amount(minor)}`;

/** A statement of one day in MT940. */
const statementOf = (iban: string, day: BusinessDate, movements: readonly Movement[]): string => {
  const closing = movements.reduce((sum, { minor }) => sum + minor, openingMinor);
  const lines = movements.flatMap(({ minor, name, iban: other, text }, place) => [
    `:61:${yymmdd(day)}${yymmdd(day).slice(2)}${minor > 0 ? 'C' : 'D'}${amount(minor)}NTRFNONREF//FT${yymmdd(day)}${place + 1}`,
    `:86:020?20${text}?31${other}?32${name}`,
  ]);
  return [
    `:20:${yymmdd(day)}`,
    `:25:${iban}`,
    ':28C:1/1',
    `:60F:${balance(openingMinor, addDays(day, -1))}`,
    ...lines,
    `:62F:${balance(closing, day)}`,
    '',
  ].join('\r\n');
};

/** A link that its payer promises to pay by bank transfer. */
const promised = async (shop: Shop, { sale, payer }: (typeof orders)[number]): Promise<TransferPromise> => {
  const { application } = shop;
  const { id } = await shop.createLink(sale, payer);
  const token = await application.resolve(PayableLinks).payableToken(id);
  return application.resolve(PromiseTransfer).execute({
    token: token!,
    customerName: payer.name,
    customerEmail: payer.email,
    buyer: null,
    language: payer.language,
    ip: '203.0.113.7',
  });
};

const numberOf = async ({ application, merchantId }: Shop, invoiceId: number): Promise<string> => {
  const found = await application.resolve(Invoices).find({ id: invoiceId, ofMerchant: merchantId });
  return String(found!.invoice.document.number);
};

/**
 * Money by bank: one promised transfer that came and one that is awaited, an invoice that a statement paid, one that it
 * seems to have paid, and movements that are about no document.
 */
export async function* moneyByBank(shop: Shop, now: Date): Story {
  const [came, awaited] = orders as readonly [(typeof orders)[number], (typeof orders)[number]];
  yield shop.daysAgo(6, 11, 20);
  const lines = [{ description: 'Чинии за десерт', price: 8.5, quantity: '24' }];
  const invoiceId = await write(shop, { buyer: hotel, lines, days: 6, dueInDays: 14 });
  yield shop.daysAgo(came.days, 11, 5);
  const { reference } = await promised(shop, came);
  yield after(now, -50);
  await promised(shop, awaited);
  yield after(now, -40);
  const { application, actor, merchantId } = shop;
  const { iban } = (await application.resolve(MerchantDirectory).byId(merchantId))!;
  const day = businessDateOf(shop.daysAgo(1));
  const total = Money.ofDecimal(244.8, 'EUR');
  const movements: readonly Movement[] = [
    { minor: -42_000, name: 'Наем Център ООД', iban: 'BG07TTBB94001526907718', text: 'Наем за ателие' },
    { minor: 2_400, name: came.payer.name.toUpperCase(), iban: 'BG92FINV91501016921347', text: reference },
    {
      minor: Number(total.minor),
      name: 'ХОТЕЛ ФИЛИПОПОЛИС ООД',
      iban: 'BG19UBBS80021088042320',
      text: `Плащане по ф-ра ${await numberOf(shop, invoiceId)}`,
    },
    { minor: 26_640, name: cafe.name.toUpperCase(), iban: 'BG09STSA93000021741508', text: 'купи за мюсли' },
    {
      minor: 3_550,
      name: 'ЗАД ПРИМЕР',
      iban: 'BG91UNCR70001523498765',
      text: 'Възстановена застрахователна премия',
    },
  ];
  await application.resolve(ImportStatement).execute({
    actor,
    merchantId: undefined,
    accountId: undefined,
    fileName: `izvlechenie-${day}.sta`,
    bytes: new TextEncoder().encode(statementOf(iban!, day, movements)),
    isDryRun: false,
  });
}
