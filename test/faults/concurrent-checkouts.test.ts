import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { atLength } from './support/scale.ts';

let deployment: Deployment;
let merchant: TestMerchant;

beforeAll(async () => {
  deployment = await startDeployment({ servers: 2, workers: 0 });
  merchant = await deployment.shop.addMerchant();
});
afterEach(async () => expect(await deployment.shop.doctor()).toEqual([]));
afterAll(() => deployment.stop());

type Answer = Readonly<{ status: number; checkoutUrl: string | undefined }>;
const ask = async (link: PaymentLink, key: string): Promise<Answer> => {
  const response = await fetch(
    `${deployment.loadBalancer.url}/api/payments/checkout/${link.merchantId}?paymentLinkId=${link.id}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ amount: link.amount, currency: link.currency }),
    },
  );
  const { checkoutUrl } = (await response.json()) as { checkoutUrl?: string };
  return { status: response.status, checkoutUrl };
};

/** Retries as a browser does after Retry-After. */
const askUntilOpened = async (link: PaymentLink, key: string): Promise<Answer[]> => {
  const answers: Answer[] = [];
  while (answers.at(-1)?.status !== 200) {
    if (answers.length > 0) await pause(100);
    answers.push(await ask(link, key));
  }
  return answers;
};

const paymentsOn = ({ id }: PaymentLink) =>
  deployment.shop.database.rows<{ sessions: number }>(
    `select count(a.provider_session_id) as sessions from payments p join payment_attempts a on a.payment_id = p.id
     where p.payment_link_id = ? group by p.id`,
    [id],
  );

describe('concurrent checkouts', () => {
  const customers = atLength(500, 75);
  it(`${2 * customers} checkouts at once, ${customers} keys each twice: ${customers} payments, each with one session`, async () => {
    const link = await deployment.shop.createLink(merchant, { usage: 'REUSABLE', expiresInDays: null });
    const keys = Array.from({ length: customers }, (_, place) => `concurrent-key-${place}`);
    const answers = await Promise.all(
      [...keys, ...keys].map(async (key) => ({ key, answers: await askUntilOpened(link, key) })),
    );
    const statuses = new Set(answers.flatMap((one) => one.answers.map(({ status }) => status)));
    // Under load some may be asked to retry; no other status is allowed.
    expect([...statuses].filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
    const pages = Map.groupBy(answers, ({ key }) => key);
    for (const [, both] of pages) {
      expect(new Set(both.map((one) => one.answers.at(-1)!.checkoutUrl)).size).toBe(1);
    }
    const payments = await paymentsOn(link);
    expect(payments).toHaveLength(customers);
    expect(payments.every(({ sessions }) => sessions === 1)).toBe(true);
  });

  it('forty concurrent visitors of one single-use link: one payment, one session, one page for all', async () => {
    const link = await deployment.shop.createLink(merchant);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, place) => askUntilOpened(link, `visitor-${place}-of-forty`)),
    );
    expect(new Set(answers.map((one) => one.at(-1)!.checkoutUrl)).size).toBe(1);
    expect(answers.flat().filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(await paymentsOn(link)).toEqual([{ sessions: 1 }]);
  });
});
