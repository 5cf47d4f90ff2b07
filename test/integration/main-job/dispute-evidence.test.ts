import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DisputeEvidence } from '#contract/disputes/disputes.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { forgetEvidence } from '#modules/disputes/adapters/postgres/forget-evidence.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { pictureOf } from '#test/support/picture-of.ts';

let shop: TestApplication;
let merchant: TestMerchant;
beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
});
afterEach(() => shop.control.clearFaults());
afterAll(() => shop.stop());

const operator = { kind: 'operator', name: 'tests' } as const;

type Kind = 'fraudulent' | 'product_not_received' | 'inquiry';
type Disputed = Readonly<{ id: number; paymentId: number; providerPaymentId: string }>;

const becomes = async (paymentId: number, wanted: Partial<Payment>): Promise<Payment> => {
  await shop.drain();
  const payment = await shop.payment(paymentId);
  expect(payment).toMatchObject(wanted);
  return payment;
};

/** A paid payment with an open dispute. */
const dispute = async (
  kind: Kind = 'product_not_received',
  customerEmail = 'maria@example.com',
): Promise<Disputed> => {
  const link = await shop.createLink(merchant, { description: 'Дъбова маса' });
  const checkout = await shop.openCheckout(link, {
    customerName: 'Мария Иванова',
    customerEmail,
  });
  await shop.control.pay({ session: checkout.sessionId });
  const { providerPaymentId } = await becomes(checkout.paymentId, { status: 'SUCCEEDED' });
  await shop.control.openDispute(providerPaymentId!, kind);
  await becomes(checkout.paymentId, { disputeStatus: 'OPEN' });
  const [row] = await shop.database.rows<{ id: number }>(
    `select id from disputes where payment_id = ${checkout.paymentId}`,
  );
  return { id: row!.id, paymentId: checkout.paymentId, providerPaymentId: providerPaymentId! };
};

const path = ({ id }: Disputed, rest = ''): string => `/disputes/${id}${rest}`;
const read = async (of: Disputed): Promise<DisputeEvidence> =>
  accepted(await merchant.api.get<DisputeEvidence>(path(of)));
const setTexts = async (of: Disputed, texts: Record<string, string>): Promise<DisputeEvidence> =>
  accepted(await merchant.api.put<DisputeEvidence>(path(of, '/evidence'), { texts }));
const save = (of: Disputed) => merchant.api.post<DisputeEvidence>(path(of, '/evidence/save'));
const submit = (of: Disputed) =>
  merchant.api.post<DisputeEvidence>(path(of, '/evidence/submit'), { isFinal: true });
const atProvider = async ({ providerPaymentId }: Disputed) =>
  (await shop.control.disputes()).find(({ body }) => body.payment_intent === providerPaymentId)!.body;
const refused = (status: number, code: string) => ({ status, body: { code } });

const texts = { productDescription: 'Дъбова маса', shippingTrackingNumber: '1Z999' };

describe('evidence of a dispute', () => {
  it('an open dispute names deadline, days left, what helps, and what is stored of the payment', async () => {
    const disputed = await dispute();
    const found = await read(disputed);
    expect(found).toMatchObject({
      reason: 'product_not_received',
      status: 'OPEN',
      daysLeft: 9,
      canAnswer: true,
      evidenceStatus: 'DRAFT',
      evidence: { status: 'DRAFT', texts: {}, files: [], isBeingSent: false },
      suggestions: {
        texts: {
          productDescription: 'Дъбова маса',
          customerName: 'Мария Иванова',
          customerEmailAddress: 'maria@example.com',
        },
        invoiceNumber: expect.stringMatching(/^0{6}/),
      },
    });
    expect(found.helpful[0]).toBe('shippingAddress');
    const { body } = await merchant.api.get<{ disputes: object[] }>(
      `/payments/${disputed.paymentId}/history`,
    );
    expect(body.disputes).toMatchObject([{ daysLeft: 9, evidenceStatus: 'DRAFT', isUnderReview: false }]);
  });

  it('saved evidence is at the provider and not at the bank, and can be changed', async () => {
    const disputed = await dispute();
    await setTexts(disputed, texts);
    expect(accepted(await save(disputed)).evidence).toMatchObject({ status: 'SAVED', submittedAt: null });
    expect(await atProvider(disputed)).toMatchObject({
      status: 'needs_response',
      evidence: { product_description: 'Дъбова маса', shipping_tracking_number: '1Z999' },
    });
    const changed = await setTexts(disputed, { productDescription: 'Дъбова маса, 120 см' });
    expect(changed.evidence.status).toBe('DRAFT');
    accepted(await save(disputed));
    expect((await atProvider(disputed)).evidence.product_description).toBe('Дъбова маса, 120 см');
    expect((await atProvider(disputed)).evidence.shipping_tracking_number ?? '').toBe('');
  });

  it('submitted evidence puts the dispute under review, and the bank’s decision follows', async () => {
    const disputed = await dispute();
    await setTexts(disputed, texts);
    const submitted = accepted(await submit(disputed));
    expect(submitted).toMatchObject({
      isUnderReview: true,
      canAnswer: false,
      evidence: { status: 'SUBMITTED', submittedBy: expect.stringMatching(/^user:/) },
    });
    expect((await atProvider(disputed)).evidence_details.submission_count).toBe(1);
    expect(await submit(disputed)).toMatchObject(refused(409, 'payments.evidence-submitted'));
    expect(await merchant.api.put(path(disputed, '/evidence'), { texts })).toMatchObject(
      refused(409, 'payments.evidence-submitted'),
    );
    await shop.control.settleNow();
    await becomes(disputed.paymentId, { disputeStatus: 'WON' });
    expect(await read(disputed)).toMatchObject({ status: 'WON', isUnderReview: false, canAnswer: false });
    expect(await submit(disputed)).toMatchObject(refused(409, 'payments.dispute-decided'));
  });

  it('a dispute that the bank decided meanwhile is refused before anything is sent', async () => {
    const disputed = await dispute();
    await setTexts(disputed, texts);
    await shop.control.setFault({ kind: 'webhook-drop', times: 10 });
    await shop.control.moveDispute(disputed.providerPaymentId, 'lose');
    expect(await submit(disputed)).toMatchObject(refused(409, 'payments.dispute-decided'));
    expect((await atProvider(disputed)).evidence_details.has_evidence).toBe(false);
  });

  it('evidence after the deadline is refused with the day of the deadline', async () => {
    const disputed = await dispute();
    await setTexts(disputed, texts);
    await shop.database.rows(
      `update sandbox.objects set body = jsonb_set(body, '{evidence_details,due_by}', '1790000000')
       where kind = 'dispute' and body ->> 'payment_intent' = :id`,
      { id: disputed.providerPaymentId },
    );
    expect(await submit(disputed)).toMatchObject({
      status: 409,
      body: { code: 'payments.evidence-late', day: '2026-09-21' },
    });
  });

  it('empty evidence is not sent', async () => {
    const disputed = await dispute();
    expect(await save(disputed)).toMatchObject(refused(409, 'payments.evidence-empty'));
  });

  it('a submission that is made and answered with an error is found, and not made again', async () => {
    const disputed = await dispute();
    await setTexts(disputed, texts);
    const route = 'POST /v1/disputes/:id';
    await shop.control.setFault({ kind: 'server-error', moment: 'after', stored: true, route, times: 5 });
    expect(accepted(await submit(disputed)).evidence.status).toBe('SUBMITTED');
    expect((await atProvider(disputed)).evidence_details.submission_count).toBe(1);
  });

  it('a submission that never reached the provider stays under way, and its job makes it', async () => {
    const disputed = await dispute();
    await setTexts(disputed, texts);
    const route = 'POST /v1/disputes/:id';
    await shop.control.setFault({ kind: 'server-error', moment: 'before', stored: true, route, times: 2 });
    const pending = accepted(await submit(disputed));
    expect(pending.evidence).toMatchObject({ status: 'DRAFT', isBeingSent: true });
    expect(await save(disputed)).toMatchObject(refused(409, 'payments.evidence-being-sent'));
    await shop.control.clearFaults();
    await shop.drainLater();
    expect((await read(disputed)).evidence.status).toBe('SUBMITTED');
    expect((await atProvider(disputed)).evidence_details.submission_count).toBe(1);
  });

  it.each(['save', 'submit'])(
    'a repeated %s with the same key is made once, also when its response was not stored',
    async (kind) => {
      const disputed = await dispute();
      await setTexts(disputed, texts);
      const send = () =>
        merchant.api.post<DisputeEvidence>(
          path(disputed, `/evidence/${kind}`),
          { isFinal: true },
          { 'idempotency-key': 'evidence' },
        );
      const first = accepted(await send());
      await shop.database.rows(`delete from idempotency_keys where key like '%:evidence'`);
      const again = accepted(await send());
      expect(again.evidence.status).toBe(first.evidence.status);
      const made = await shop.database.rows(
        `select 1 from audit_log where subject_id = :id and action like 'payment.evidence-s%'`,
        { id: String(disputed.paymentId) },
      );
      expect(made).toHaveLength(1);
    },
  );

  it('a repeated submission at the same time submits once', async () => {
    const disputed = await dispute();
    await setTexts(disputed, texts);
    const answers = await Promise.all([submit(disputed), submit(disputed), submit(disputed)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await atProvider(disputed)).evidence_details.submission_count).toBe(1);
  });

  it('a repeated draft does not undo what the provider has', async () => {
    const disputed = await dispute();
    await setTexts(disputed, texts);
    accepted(await save(disputed));
    expect(await setTexts(disputed, texts)).toMatchObject({ evidence: { status: 'DRAFT' } });
    expect(await atProvider(disputed)).toMatchObject({ status: 'needs_response' });
  });
});

describe('documents of evidence', () => {
  const png = pictureOf(8, 8).toString('base64');
  const add = (of: Disputed, field: string, content = png, name = '../Снимка на\u202e маса.exe') =>
    merchant.api.post<DisputeEvidence>(path(of, '/evidence/files'), { field, name, content });
  const stored = (of: Disputed) =>
    shop.database.rows<{ hasContent: boolean; providerFileId: string | null }>(
      `select content is not null as "hasContent", provider_file_id as "providerFileId"
       from dispute_evidence_files where dispute_id = :id order by id`,
      { id: of.id },
    );
  const filesAtProvider = async () =>
    shop.database.rows<{ name: string }>(
      `select body ->> 'filename' as name from sandbox.objects where kind = 'file' order by seq`,
    );

  it('a document is stored here under a clean name until the provider has it', async () => {
    const disputed = await dispute();
    const before = (await filesAtProvider()).length;
    const added = accepted(await add(disputed, 'shippingDocumentation'));
    expect(added.evidence.files).toMatchObject([
      { field: 'shippingDocumentation', name: 'Снимка на маса.png', isUploaded: false },
    ]);
    expect(await stored(disputed)).toEqual([{ hasContent: true, providerFileId: null }]);
    expect(await filesAtProvider()).toHaveLength(before);
    expect(accepted(await save(disputed)).evidence.files).toMatchObject([{ isUploaded: true }]);
    expect(await stored(disputed)).toEqual([
      { hasContent: false, providerFileId: expect.stringMatching(/^file_/) },
    ]);
    expect(await atProvider(disputed)).toMatchObject({
      evidence: { shipping_documentation: expect.stringMatching(/^file_/) },
    });
  });

  it('a removed document is emptied at the provider', async () => {
    const disputed = await dispute();
    const { evidence } = accepted(await add(disputed, 'uncategorizedFile'));
    await setTexts(disputed, texts);
    accepted(await save(disputed));
    accepted(await merchant.api.delete(path(disputed, `/evidence/files/${evidence.files[0]!.id}`)));
    accepted(await save(disputed));
    expect((await atProvider(disputed)).evidence.uncategorized_file).toBeNull();
  });

  it('the document of the payment is attached in one press', async () => {
    const disputed = await dispute();
    const attached = accepted(await merchant.api.post<DisputeEvidence>(path(disputed, '/evidence/invoice')));
    expect(attached.evidence.files).toMatchObject([
      { field: 'receipt', name: expect.stringMatching(/\.pdf$/) },
    ]);
    expect(accepted(await submit(disputed)).evidence.status).toBe('SUBMITTED');
    expect((await atProvider(disputed)).evidence.receipt).toMatch(/^file_/);
  });

  it('an upload that arrived and was answered with an error is found by its name, and is not repeated', async () => {
    const disputed = await dispute();
    accepted(await add(disputed, 'customerSignature'));
    const before = (await filesAtProvider()).length;
    const route = 'POST /v1/files';
    await shop.control.setFault({ kind: 'server-error', moment: 'after', stored: true, route, times: 5 });
    expect(accepted(await save(disputed)).evidence).toMatchObject({ isBeingSent: true });
    await shop.drainLater();
    expect((await read(disputed)).evidence.status).toBe('SAVED');
    expect(await filesAtProvider()).toHaveLength(before + 1);
  });

  it('a file that is no PDF, JPEG or PNG is refused whatever its name', async () => {
    const disputed = await dispute();
    const page = Buffer.from('<html>%PDF-</html>').toString('base64');
    expect(await add(disputed, 'receipt', page, 'invoice.pdf')).toMatchObject({
      status: 422,
      body: { fields: { content: expect.any(String) } },
    });
    expect((await read(disputed)).evidence.files).toEqual([]);
  });

  it('documents above the provider’s limit together are refused', async () => {
    const disputed = await dispute();
    const large = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(2_400_000, 32),
      Buffer.from('%%EOF'),
    ]);
    accepted(await add(disputed, 'receipt', large.toString('base64')));
    expect(await add(disputed, 'refundPolicy', large.toString('base64'))).toMatchObject(
      refused(409, 'payments.evidence-too-large'),
    );
    accepted(await add(disputed, 'receipt', large.toString('base64')));
    expect((await read(disputed)).evidence.files).toHaveLength(1);
  });

  it('the content of documents is removed when the dispute is decided', async () => {
    const disputed = await dispute();
    accepted(await add(disputed, 'refundPolicy'));
    await forgetEvidence(shop);
    expect(await stored(disputed)).toMatchObject([{ hasContent: true }]);
    await shop.control.moveDispute(disputed.providerPaymentId, 'lose');
    await becomes(disputed.paymentId, { disputeStatus: 'LOST' });
    const decided = { status: 'LOST', daysLeft: null, evidenceStatus: 'NOT_SENT', canAnswer: false };
    expect(await read(disputed)).toMatchObject({ ...decided, evidence: { status: 'NOT_SENT' } });
    await forgetEvidence(shop);
    expect(await stored(disputed)).toMatchObject([{ hasContent: false }]);
  });
});

it('erasing a payer empties the evidence of decided disputes and keeps that of open ones', async () => {
  const email = 'iva@example.com';
  const decided = await dispute('fraudulent', email);
  const open = await dispute('fraudulent', email);
  for (const each of [decided, open]) await setTexts(each, { customerEmailAddress: email });
  await shop.control.moveDispute(decided.providerPaymentId, 'lose');
  await becomes(decided.paymentId, { disputeStatus: 'LOST' });
  const asked = { actor: operator, subject: { kind: 'email', email } } as const;
  const found = await shop.application.personalData.export(asked);
  expect(found.find(({ kind }) => kind === 'evidence')?.rows).toHaveLength(2);
  const erasures = await shop.application.personalData.erase(asked);
  expect(erasures).toContainEqual({ kind: 'payments', erased: 1, kept: 1, ground: 'under-way' });
  expect(erasures).toContainEqual({ kind: 'evidence', erased: 1, kept: 1, ground: 'under-way' });
  expect((await read(decided)).evidence.texts).toEqual({});
  expect((await read(open)).evidence.texts).toEqual({ customerEmailAddress: email });
});
