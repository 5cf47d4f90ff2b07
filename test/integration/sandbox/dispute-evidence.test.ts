import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { disputedIntent, raw, startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterEach(() => fixture.control.resetClock());
afterAll(() => fixture.stop());

const day = 86_400;
const fraudulent = '4000000000000259';

const pdf = (bytes = 100) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')]);
const png = () => Buffer.from('89504e470d0a1a0a0000', 'hex');
const jpeg = () => Buffer.from('ffd8ffe000104a464946', 'hex');

const upload = (data: Buffer, name = 'receipt.pdf', options: Stripe.RequestOptions = {}) =>
  fixture.stripe.files.create(
    { purpose: 'dispute_evidence', file: { data, name, type: 'application/octet-stream' } },
    options,
  );

const open = async () => (await disputedIntent(fixture, fraudulent)).dispute;

describe('A file', () => {
  it.each([
    ['pdf', pdf(), 'receipt.pdf'],
    ['png', png(), 'снимка.png'],
    ['jpg', jpeg(), 'photo.jpg'],
  ])('the sandbox takes a file of the type %s as evidence', async (type, data, filename) => {
    const file = await upload(data, filename);
    expect(file).toMatchObject({ object: 'file', type, filename, size: data.length });
    expect(await fixture.stripe.files.retrieve(file.id)).toEqual(file);
    expect((await fixture.stripe.files.list({ limit: 1 })).data).toEqual([file]);
  });

  it('a file of exactly 5 MB is taken, one byte more is refused', async () => {
    const largest = 5 * 1024 * 1024;
    expect((await upload(pdf(largest))).size).toBe(largest);
    await expect(upload(pdf(largest + 1))).rejects.toMatchObject({ statusCode: 400, param: 'file' });
  });

  it('the sandbox refuses other types, purposes and parameters', async () => {
    await expect(upload(Buffer.from('<html>'), 'receipt.pdf')).rejects.toMatchObject({ param: 'file' });
    const file = { data: pdf(), name: 'a.pdf', type: 'application/pdf' };
    await expect(fixture.stripe.files.create({ purpose: 'business_logo', file })).rejects.toMatchObject({
      param: 'purpose',
    });
    const unknown = { purpose: 'dispute_evidence', file, unicorn: '1' } as Stripe.FileCreateParams;
    await expect(fixture.stripe.files.create(unknown)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'unicorn',
    });
    const text = await raw(fixture, '/v1/files', {
      method: 'POST',
      body: new URLSearchParams({ purpose: 'dispute_evidence', file: 'x' }),
    });
    expect(text.status).toBe(400);
  });

  it('one idempotency key uploads one file, and no other content under it', async () => {
    const options = { idempotencyKey: 'evidence:1' };
    const first = await upload(pdf(), 'a.pdf', options);
    expect((await upload(pdf(), 'a.pdf', options)).id).toBe(first.id);
    await expect(upload(pdf(200), 'a.pdf', options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });
});

describe('Evidence', () => {
  it('evidence is kept as a draft with submit false, and submitted once', async () => {
    const dispute = await open();
    const [receipt, signature] = [await upload(pdf()), await upload(png(), 'signature.png')];
    const draft = await fixture.stripe.disputes.update(dispute.id, {
      evidence: {
        receipt: receipt.id,
        customer_signature: signature.id,
        cancellation_policy_disclosure: 'Shown before the payment.',
        product_description: 'Two cakes',
      },
      submit: false,
    });
    expect(draft).toMatchObject({
      status: 'needs_response',
      evidence: { receipt: receipt.id, product_description: 'Two cakes' },
      evidence_details: { has_evidence: true, submission_count: 0, submission_method: 'not_submitted' },
    });
    const submitted = await fixture.stripe.disputes.update(dispute.id, {
      submit: true,
      expand: ['evidence.receipt'],
    });
    expect(submitted).toMatchObject({
      status: 'under_review',
      evidence: { receipt: { object: 'file', filename: 'receipt.pdf' }, customer_signature: signature.id },
      evidence_details: { submission_count: 1, submission_method: 'manual' },
    });
    const again = fixture.stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'more' } });
    await expect(again).rejects.toMatchObject({ statusCode: 400 });
  });

  it('an empty text takes evidence out of the draft', async () => {
    const dispute = await open();
    const update = (evidence: Stripe.DisputeUpdateParams.Evidence) =>
      fixture.stripe.disputes.update(dispute.id, { evidence, submit: false });
    await update({ shipping_carrier: 'Speedy' });
    expect((await update({ shipping_carrier: '' })).evidence.shipping_carrier).toBeNull();
  });

  it('evidence names files of the same account only', async () => {
    const dispute = await open();
    const other = await upload(pdf(), 'a.pdf', { stripeAccount: 'acct_1Other' });
    const update = fixture.stripe.disputes.update(dispute.id, { evidence: { receipt: other.id } });
    await expect(update).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'evidence[receipt]',
    });
    expect((await fixture.stripe.disputes.retrieve(dispute.id)).evidence_details.has_evidence).toBe(false);
  });

  it('the texts of a dispute have at most 150,000 characters together', async () => {
    const dispute = await open();
    const names = ['access_activity_log', 'billing_address', 'product_description', 'service_date'] as const;
    const more = ['shipping_address', 'shipping_carrier', 'shipping_date', 'uncategorized_text'] as const;
    const evidence = Object.fromEntries([...names, ...more].map((name) => [name, 'x'.repeat(19_000)]));
    await expect(fixture.stripe.disputes.update(dispute.id, { evidence })).rejects.toMatchObject({
      statusCode: 400,
      param: 'evidence',
    });
  });

  it('evidence after the deadline is refused, and the dispute is past due', async () => {
    const dispute = await open();
    await fixture.control.advanceClock(9 * day + 60);
    const late = await fixture.stripe.disputes.retrieve(dispute.id);
    expect(late).toMatchObject({ status: 'needs_response', evidence_details: { past_due: true } });
    const update = fixture.stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'late' } });
    await expect(update).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('deadline') as string,
    });
  });

  it('an inquiry that becomes a chargeback has a deadline of its own', async () => {
    const { dispute } = await disputedIntent(fixture, '4000000000001976');
    await fixture.control.advanceClock(9 * day + 60);
    const { evidence_details } = await fixture.control.moveDispute(dispute.id, 'escalate');
    expect(evidence_details.past_due).toBe(false);
    expect((evidence_details.due_by ?? 0) - (dispute.evidence_details.due_by ?? 0)).toBeGreaterThan(8 * day);
  });
});
