import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { SendReceipt } from '#modules/payments/application/send-receipt.ts';
import { PaymentNotFound, ReceiptNotReady } from '#modules/payments/domain/failures.ts';
import { InMemoryDocumentsOfPayments } from '#test/fakes/in-memory-documents-of-payments.ts';
import { openContext } from './checkout-context.ts';

const email = 'payer@example.com';
const document = { invoiceId: 41, invoiceNumber: '0000000041' };

const opened = async () => {
  const context = openContext();
  const { paymentId, sessionId } = await context.paidPayment();
  const documents = new InMemoryDocumentsOfPayments();
  const { mailed, failures } = documents;
  const sendReceipt = new SendReceipt({ ...context, documents });
  const send = (id = sessionId, ip = '10.0.0.1') =>
    sendReceipt.execute({ actor: anonymous, sessionId: id, email, ip });
  return { ...context, paymentId, sessionId, documents, mailed, failures, send };
};

describe('the receipt of a payment', () => {
  it('the receipt is mailed to the e-mail that the payer enters', async () => {
    const { send, documents, paymentId, mailed } = await opened();
    documents.issue(paymentId, document);
    await send();
    expect(mailed).toEqual([{ actor: anonymous, invoiceId: 41, recipient: email }]);
  });

  it('the receipt of an unknown session is not found', async () => {
    const { send, documents, paymentId, mailed } = await opened();
    documents.issue(paymentId, document);
    await expect(send('cs_foreign')).rejects.toThrow(PaymentNotFound);
    expect(mailed).toEqual([]);
  });

  it('the receipt is not ready while the payment has no document', async () => {
    const { send, documents, paymentId, mailed } = await opened();
    documents.issue(paymentId + 1, document);
    await expect(send()).rejects.toThrow(ReceiptNotReady);
    expect(mailed).toEqual([]);
  });

  it('sixty receipt requests a minute are allowed for one network, and other networks are not affected', async () => {
    const { send, documents, paymentId, sessionId, rateLimits, mailed } = await opened();
    documents.issue(paymentId, document);
    for (let time = 0; time < 60; time += 1) await rateLimits.takeStatusRequest('10.0.0.1');
    await expect(send()).rejects.toThrow(RateLimited);
    await expect(send('cs_foreign')).rejects.toThrow(RateLimited);
    expect(mailed).toEqual([]);
    await send(sessionId, '10.0.0.2');
    expect(mailed).toHaveLength(1);
  });

  it.each([
    [3_600, 60],
    [61, 60],
    [20, 20],
  ])('a receipt limited for %i seconds is refused with a wait of %i seconds', async (left, waitSeconds) => {
    const { send, documents, paymentId, failures } = await opened();
    documents.issue(paymentId, document);
    failures.push(new RateLimited(left));
    const error: unknown = await send().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RateLimited);
    expect(error).toMatchObject({ retryAfterSeconds: waitSeconds });
  });

  it('a defect while the receipt is mailed is thrown', async () => {
    const { send, documents, paymentId, failures } = await opened();
    documents.issue(paymentId, document);
    failures.push(new TypeError('broken'));
    await expect(send()).rejects.toThrow('broken');
  });
});
