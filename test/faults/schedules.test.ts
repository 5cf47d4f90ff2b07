import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { draft } from '#test/integration/modules/invoices/invoice-callers.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { until } from '#test/support/application/until.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { receiptsIn } from './support/receipts-in.ts';

const reminding = 'invoices.remind';
const dayMs = 86_400_000;
let deployment: Deployment;

beforeAll(async () => {
  deployment = await startDeployment({ servers: 0, workers: 2 });
});
afterAll(async () => {
  expect(await deployment.shop.doctor()).toEqual([]);
  await deployment.stop();
});

describe('two schedulers', () => {
  it('two schedulers run each schedule once', async () => {
    const rows = await deployment.shop.database.rows<{ name: string; times: number }>(
      'select name, count(*) as times from pgboss.schedule group by name having count(*) > 1',
    );
    expect(rows).toEqual([]);
    const remind = await deployment.shop.database.rows('select cron from pgboss.schedule where name = ?', [
      reminding,
    ]);
    expect(remind).toHaveLength(1);
  });

  it('two schedulers that start the same job in the same minute send one reminder', async () => {
    const { shop } = deployment;
    const merchant = await shop.addMerchant();
    await shop.database.rows(`update merchants set plan = 'GROWTH' where id = ?`, [merchant.id]);
    const dueDate = new Date(Date.now() + 3 * dayMs).toLocaleDateString('sv-SE', {
      timeZone: 'Europe/Sofia',
    });
    await shop.registerForVat(merchant.id);
    const invoice = accepted(await merchant.api.post<Invoice>('/invoices', draft({ dueDate })));
    // As two independent schedulers would.
    await shop.database.rows(
      `insert into pgboss.job (name, data, singleton_key, policy)
       select :name, '{}', key::text, 'standard' from generate_series(1, 6) as keys(key)`,
      { name: reminding },
    );
    await until('all six mornings are over', async () => {
      const [row] = await shop.database.rows<{ done: number }>(
        `select count(*) as done from pgboss.job where name = ? and state = 'completed'`,
        [reminding],
      );
      return row!.done >= 6;
    });
    await until('the reminder has been sent', async () => receiptsIn(shop.mailbox).length > 0);
    const reminders = await shop.database.rows(
      `select from invoice_deliveries where invoice_id = ? and kind = 'REMINDER'`,
      [invoice.id],
    );
    expect(reminders).toHaveLength(1);
    expect(receiptsIn(shop.mailbox)).toHaveLength(1);
  });
});
