import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { childrenOf } from './support/child-processes.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import type { Running } from './support/processes.ts';
import { receiptsIn } from './support/receipts-in.ts';

let deployment: Deployment;
let merchant: TestMerchant;

beforeAll(async () => {
  deployment = await startDeployment();
  merchant = await deployment.shop.addMerchant();
});
afterAll(async () => {
  expect(await deployment.shop.doctor()).toEqual([]);
  await deployment.stop();
});

const killBrowserOf = async (process_: Running): Promise<void> => {
  // The browser is the only child of a process.
  const [browser] = await until('its browser runs', async () => {
    const found = await childrenOf(process_.pid);
    return found.length > 0 && found;
  });
  process.kill(browser!, 'SIGKILL');
};

const sell = async (customerEmail?: string): Promise<OpenCheckout> => {
  const { shop } = deployment;
  const checkout = await shop.openCheckout(
    await shop.createLink(merchant),
    customerEmail === undefined ? {} : { customerEmail },
  );
  await shop.control.pay({ session: checkout.sessionId });
  await until('it is settled', async () => (await shop.payment(checkout.paymentId)).status === 'SUCCEEDED');
  return checkout;
};

describe('Chromium is killed in the middle', () => {
  it('a browser killed while documents are printed for customers: every document is complete', async () => {
    const { shop, servers } = deployment;
    const sold = await Promise.all(Array.from({ length: 6 }, () => sell()));
    const ids = await Promise.all(sold.map(async (one) => (await shop.payment(one.paymentId)).invoiceId));
    let done = 0;
    const files = Promise.all(
      ids.map(async (id) => {
        const answer = await fetch(`${servers[0]!.url}/api/invoices/${id}/pdf`, {
          headers: { authorization: `Bearer ${merchant.token}` },
        });
        done += 1;
        return { status: answer.status, content: new Uint8Array(await answer.arrayBuffer()) };
      }),
    );
    await killBrowserOf(servers[0]!);
    expect(done).toBeLessThan(ids.length);
    for (const { status, content } of await files) {
      expect(status).toBe(200);
      expect(await readPdf(content)).toMatchObject({ pages: 1, isTagged: true });
    }
  });

  it('a browser killed while receipts are sent: each customer gets one, with its document', async () => {
    const { shop, workers } = deployment;
    const mailTo = (place: number): string => `customer-${place}@example.com`;
    const sold = Promise.all([0, 1, 2, 3].map((place) => sell(mailTo(place))));
    await killBrowserOf(workers[0]!);
    await sold;
    await until('all of them have been sent', async () => {
      await shop.makeJobsDue();
      return receiptsIn(shop.mailbox).length >= 4;
    });
    expect(
      receiptsIn(shop.mailbox)
        .flatMap(({ to }) => to)
        .toSorted(),
    ).toEqual([0, 1, 2, 3].map(mailTo));
    for (const { raw } of receiptsIn(shop.mailbox)) {
      const attached = readMail(raw).parts.find(({ type }) => type === 'application/pdf');
      expect((await readPdf(attached!.content)).pages).toBe(1);
    }
    expect(partOf(readMail(receiptsIn(shop.mailbox)[0]!.raw), 'text/plain').length).toBeGreaterThan(0);
  });
});
