import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DraftSummary, StoredDraft } from '#contract/invoices/invoice-drafts.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { personalDrafts } from '#modules/invoices/adapters/postgres/personal-drafts.ts';
import { system } from '#kernel/actor.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
});
afterAll(() => shop.stop());

const email = 'ivan@example.com';
const content = {
  customer: { kind: 'PERSON', name: 'Иван Петров', email },
  items: [{ description: 'Дъбова маса', unitPrice: '12' }],
};
const invoice = {
  currency: 'EUR',
  customer: { kind: 'PERSON', name: 'Иван Петров', country: 'BG' },
  items: [{ description: 'Дъбова маса', quantity: 1, unitPrice: 120, taxRate: 0 }],
};
const save = async ({ api }: Pick<TestMerchant, 'api'> = merchant): Promise<DraftSummary> =>
  accepted(await api.post<DraftSummary>('/invoice-drafts', { content }));
const list = async ({ api }: Pick<TestMerchant, 'api'> = merchant): Promise<DraftSummary[]> =>
  accepted(await api.get<DraftSummary[]>('/invoice-drafts'));
const documents = () => shop.database.rows('select id from invoices where merchant_id = :id', merchant);

describe('a draft', () => {
  it('keeps what was typed, names its customer and first line, and takes no number', async () => {
    const draft = await save();
    expect(draft).toMatchObject({ version: 1, customerName: 'Иван Петров', about: 'Дъбова маса' });
    const stored = accepted(await merchant.api.get<StoredDraft>(`/invoice-drafts/${draft.id}`));
    expect(stored.content).toEqual(content);
    expect(await list()).toEqual([draft]);
    expect(await documents()).toEqual([]);
    const audit = await shop.database.rows(
      `select action from audit_log where action like 'invoice.%' and subject_id = :id::text`,
      merchant,
    );
    expect(audit).toEqual([{ action: 'invoice.draft-created' }]);
    accepted(await merchant.api.delete(`/invoice-drafts/${draft.id}`));
    expect(await list()).toEqual([]);
  });

  it('that another member has saved is not overwritten', async () => {
    const { id, version } = await save();
    const colleague = await shop.addMember(merchant, 'BOOKKEEPER');
    const path = `/invoice-drafts/${id}`;
    accepted(await colleague.api.put(path, { content: { ...content, note: 'моето' }, version }));
    const refused = await merchant.api.put(path, { content, version });
    expect(refused).toMatchObject({ status: 409, body: { code: 'invoices.draft-changed' } });
    const stored = accepted(await merchant.api.get<StoredDraft>(path));
    expect(stored).toMatchObject({ version: 2, content: { note: 'моето' }, savedBy: 'Член BOOKKEEPER' });
    accepted(await merchant.api.delete(path));
  });

  it('is issued once: its invoice takes it away, and a second issue is refused without a number', async () => {
    const { id: draftId } = await save();
    accepted(await merchant.api.post<Invoice>('/invoices', { ...invoice, draftId }));
    expect(await list()).toEqual([]);
    const before = await documents();
    const again = await merchant.api.post('/invoices', { ...invoice, draftId });
    expect(again).toMatchObject({ status: 409, body: { code: 'invoices.draft-gone' } });
    expect(await documents()).toEqual(before);
  });

  it('stays when its invoice is refused', async () => {
    const { id: draftId } = await save();
    const refused = await merchant.api.post('/invoices', { ...invoice, items: [], draftId });
    expect(refused.status).toBe(422);
    expect((await list()).map(({ id }) => id)).toEqual([draftId]);
    accepted(await merchant.api.delete(`/invoice-drafts/${draftId}`));
  });

  it('of another merchant is neither seen, changed, deleted nor issued', async () => {
    const other = await shop.addMerchant();
    const { id } = await save(other);
    const path = `/invoice-drafts/${id}`;
    expect((await merchant.api.get(path)).status).toBe(404);
    expect((await merchant.api.put(path, { content, version: 1 })).status).toBe(404);
    expect((await merchant.api.delete(path)).status).toBe(404);
    expect((await merchant.api.post('/invoices', { ...invoice, draftId: id })).status).toBe(409);
    expect(await list(other)).toHaveLength(1);
  });

  it('beyond the fiftieth is refused, and says what to do', async () => {
    const full = await shop.addMerchant();
    await shop.database.rows(
      `insert into invoice_drafts (merchant_id, content, created_at, saved_at)
       select :id, '{}', now(), now() from generate_series(1, 50)`,
      full,
    );
    const refused = await full.api.post('/invoice-drafts', { content });
    expect(refused).toMatchObject({ status: 409, body: { code: 'invoices.too-many-drafts' } });
  });

  it('with a card number is refused and not stored', async () => {
    const typed = { ...content, description: 'карта 4242 4242 4242 4242' };
    const refused = await merchant.api.post('/invoice-drafts', { content: typed });
    expect(refused.status).toBe(422);
    expect(await list()).toEqual([]);
  });

  it('is exported and erased with the customer that it names', async () => {
    await save();
    const provider = personalDrafts(shop);
    const subject = { kind: 'email', email: email.toUpperCase() } as const;
    const [found] = await provider.find(subject);
    expect(found?.rows.length).toBeGreaterThan(0);
    await provider.erase(subject, system('tests'), []);
    expect((await provider.find(subject))[0]?.rows).toEqual([]);
    expect(await list()).toEqual([]);
  });
});
