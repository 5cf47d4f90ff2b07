import type { Application } from '#src/composition.ts';
import { moneyByBank } from './bank.ts';
import { monthlyBills } from './bills.ts';
import { demoInvoices, secondInvoices } from './buyers.ts';
import { customersAndItems } from './customers.ts';
import type { DemoProvider } from './demo-provider.ts';
import { demoGoods, secondGoods } from './goods.ts';
import type { HistoryClock } from './history-clock.ts';
import { demoIncidents, secondIncidents } from './incidents.ts';
import type { HistoryMail } from './history-mail.ts';
import { counterCode, openSale, ordinarySales, recentSales } from './sales.ts';
import { Shop } from './shop.ts';
import { salesAhead } from './sales-ahead.ts';
import { salesDocuments } from './sales-documents.ts';
import { runStories } from './story.ts';
import { everyDay, testDocument, writtenInvoice } from './written-invoices.ts';

/** Days back from today of the first scheduled jobs: before the first link or invoice is due. */
const jobsSince = 100;

/** Creates four months of both merchants through the product's use-cases, so that every rule holds for them. */
export const makeHistory = async ({
  application,
  clock,
  mail,
  provider,
  operator,
  demo,
  second,
  now,
}: Readonly<{
  application: Application;
  clock: HistoryClock;
  mail: HistoryMail;
  provider: DemoProvider;
  /** Ids of the merchants. */
  operator: number;
  demo: number;
  second: number;
  now: Date;
}>): Promise<void> => {
  const demoShop = await Shop.open({ application, provider, merchantId: demo, now });
  const secondShop = await Shop.open({ application, provider, merchantId: second, now });
  const stories = [
    everyDay(application, demoShop, jobsSince),
    ...ordinarySales(demoShop, { goods: demoGoods, count: 42, seed: 7 }),
    ...recentSales(demoShop, demoGoods, now),
    counterCode(demoShop),
    openSale(demoShop, demoGoods[4]!, now),
    ...demoIncidents(demoShop),
    ...demoInvoices.map((written) => writtenInvoice(demoShop, written)),
    ...salesDocuments(demoShop),
    ...salesAhead(demoShop),
    testDocument(demoShop, 20),
    customersAndItems(demoShop),
    moneyByBank(demoShop, now),
    ...ordinarySales(secondShop, { goods: secondGoods, count: 14, seed: 11 }),
    ...recentSales(secondShop, secondGoods, now),
    ...secondIncidents(secondShop),
    ...secondInvoices.map((written) => writtenInvoice(secondShop, written)),
    monthlyBills({ application, operator, payer: demo, now }),
  ];
  await runStories(stories, { clock, until: now, settle: () => mail.deliver(application) });
};
