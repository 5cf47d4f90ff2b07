import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';

type Paged = { content: AuditEntry[]; totalElements: number };

let shop: TestApplication;
let merchantId: number;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  merchantId = (await shop.addMerchant()).id;
  await shop.setStatus(merchantId, 'SUSPENDED');
});
afterAll(() => shop.stop());

const list = async (query: string) => accepted(await shop.admin.get<Paged>(`/audit-log?size=100&${query}`));
const ofMerchant = () => `subjectType=merchant&subjectId=${merchantId}`;

it('the audit log lists actions on a merchant with their actors, newest first', async () => {
  const { content } = await list(`${ofMerchant()}&action=merchant.status-changed`);
  expect(content).toHaveLength(2);
  expect(content[0]).toMatchObject({
    actor: expect.stringMatching(/^user:\d+$/),
    username: 'admin',
    data: { from: 'ACTIVE', to: 'SUSPENDED' },
    address: expect.any(String),
  });
});

it('each filter of the audit log returns only matching entries', async () => {
  const { totalElements: all, content } = await list('');
  const actor = content.find(({ username }) => username === 'admin')!.actor;
  for (const [query, fits] of [
    [`actor=${actor}`, (entry: AuditEntry) => entry.actor === actor],
    ['search=adm', (entry: AuditEntry) => /adm/.test(`${entry.actor}${entry.username}${entry.action}`)],
    [
      ofMerchant(),
      (entry: AuditEntry) => entry.subjectType === 'merchant' && entry.subjectId === String(merchantId),
    ],
  ] as const) {
    const filtered = await list(query);
    expect(filtered.content, query).toEqual(content.filter(fits));
    expect(filtered.totalElements).toBeLessThan(all);
    expect(filtered.totalElements).toBeGreaterThan(0);
  }
  expect((await list('to=2020-01-01')).totalElements).toBe(0);
});

it('the back office’s list dialect returns a subject’s id as a number', async () => {
  const filter = encodeURIComponent(JSON.stringify({ subjectType: 'merchant', subjectId: merchantId }));
  const rows = accepted(await shop.admin.get<AuditEntry[]>(`/audit-log?filter=${filter}&range=[0,9]`));
  expect(rows.length).toBeGreaterThan(0);
});
