import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { startBusyProcesses } from './support/busy-processes.ts';
import { memoryBelow } from './support/child-processes.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import type { Running } from './support/processes.ts';
import { receiptsIn } from './support/receipts-in.ts';
import { atLength } from './support/scale.ts';
import { sellTo } from './support/sell.ts';

const prints = atLength(50, 12);

let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment({ workers: 0 });
});
afterAll(() => deployment.stop());

let endLoad = (): void => undefined;
afterEach(() => endLoad());
type Machine = 'quiet' | 'loaded';
const machines = (['loaded', 'quiet'] as const).slice(0, atLength(2, 1));
const load = (machine: Machine): void => {
  if (machine === 'loaded') endLoad = startBusyProcesses();
};

/** Times of a burst since its beginning, and the memory that the browser of the process takes when a print arrives. */
const watch = () => {
  const began = performance.now();
  const seconds: number[] = [];
  let most = Promise.resolve(0);
  return {
    arrivedFrom: ({ pid }: Running): void => {
      seconds.push((performance.now() - began) / 1_000);
      // One look at a time: each opens as many files as there are processes.
      most = most.then(async (before) => Math.max(before, await memoryBelow(pid)));
    },
    report: async (what: string): Promise<void> => {
      const [first, median, last] = [0, Math.floor(seconds.length / 2), -1].map((place) =>
        seconds.at(place)!.toFixed(1),
      );
      process.stdout.write(
        `${seconds.length} ${what}: the first after ${first} s, the median ${median} s, the last ${last} s; browser ${Math.round(await most)} MiB\n`,
      );
    },
  };
};

const write = async (merchant: TestMerchant, count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const invoice = await merchant.api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: `Клиент ${number}` },
      items: [{ description: 'Услуга', quantity: 1, unit: 'бр.', unitPrice: 10, taxRate: 0 }],
    });
    ids.push(accepted(invoice).id);
  }
  return ids;
};

type Printed = Readonly<{ status: number; content: Uint8Array }>;
const download = async (url: string, { token }: TestMerchant, id: number): Promise<Printed> => {
  const answer = await fetch(`${url}/api/invoices/${id}/pdf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, content: new Uint8Array(await answer.arrayBuffer()) };
};

describe.each(machines)('a burst of prints on a %s machine', (machine) => {
  it('documents that a merchant downloads at once all arrive whole, and another merchant waits for a few of them only', async () => {
    const { shop } = deployment;
    const [many, other] = [await shop.addMerchant(), await shop.addMerchant()];
    const ids = await write(many, prints);
    const [single] = await write(other, 1);
    const server = await deployment.serve();
    load(machine);
    const burst = watch();
    const printed: Printed[] = [];
    const begun = Promise.withResolvers<void>();
    const one = async (id: number): Promise<void> => {
      const file = await download(server.url, many, id);
      burst.arrivedFrom(server);
      printed.push(file);
      begun.resolve();
    };
    const downloads = Promise.all(ids.map(one));
    await begun.promise;
    const before = printed.length;
    const its = await download(server.url, other, single!);
    const meanwhile = printed.length - before;
    await downloads;
    endLoad();
    await burst.report(`downloads, ${machine}`);
    for (const { status, content } of [its, ...printed]) {
      expect(status).toBe(200);
      expect((await readPdf(content)).pages).toBe(1);
    }
    // Two were printing, and its turn is the next or the one after that; a loaded machine sends and reads late. In one queue
    // for all merchants it would wait for all the others, eleven at least.
    expect(meanwhile).toBeLessThanOrEqual(8);
    await server.kill();
  }, 900_000);

  it('receipts of a burst of payments all arrive with their documents, none twice, and use up no tries', async () => {
    const { shop } = deployment;
    const merchant = await shop.addMerchant();
    const customers = Array.from({ length: prints }, (_, place) => `${machine}-${place}@example.com`);
    const sell = (customer: string) => sellTo(deployment, merchant, customer);
    // The first sale opens the merchant's accounts; others at the same moment would wait for it.
    await sell(customers[0]!);
    await Promise.all(customers.slice(1).map(sell));
    load(machine);
    const before = shop.mailbox.mails.length;
    const burst = watch();
    const worker = await deployment.work();
    for (let count = 1; count <= prints; count += 1) {
      await shop.mailbox.received(before + count);
      burst.arrivedFrom(worker);
    }
    endLoad();
    await burst.report(`receipts, ${machine}`);
    const deliveries = await until('all are known to be sent', async () => {
      const found = await shop.database.rows<{ state: string; attempts: number }>(
        `select state, attempts from invoice_deliveries where recipient like :of`,
        { of: `${machine}-%` },
      );
      return found.every(({ state }) => state === 'SENT') && found;
    });
    expect(deliveries.map(({ attempts }) => attempts)).toEqual(customers.map(() => 1));
    const jobs = await shop.database.rows<{ retries: number; failed: number }>(
      `select coalesce(sum(retry_count), 0)::int as retries, count(*) filter (where state = 'failed')::int as failed
       from pgboss.job where name = 'invoices.mail-receipt'`,
    );
    expect(jobs).toEqual([{ retries: 0, failed: 0 }]);
    const received = receiptsIn(shop.mailbox).filter(({ to }) => to[0]!.startsWith(machine));
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual(customers.toSorted());
    for (const { raw } of received)
      expect((await readPdf(partOf(readMail(raw), 'application/pdf'))).pages).toBe(1);
    await worker.terminate();
    expect(await shop.doctor()).toEqual([]);
  }, 900_000);
});
