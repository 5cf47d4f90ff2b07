import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { accepted, type Answer } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { tamperWith } from './support/tamper-with.ts';

let deployment: Deployment;
let merchant: TestMerchant;

beforeAll(async () => {
  deployment = await startDeployment({ servers: 0, workers: 0 });
  merchant = await deployment.shop.addMerchant();
});
afterAll(() => deployment.stop());

const customerName = 'Мария Петрова';
const begin = async (): Promise<OpenCheckout> =>
  deployment.shop.openCheckout(await deployment.shop.createLink(merchant), {
    customerEmail: 'maria@example.com',
    customerName,
  });
const sell = async (): Promise<OpenCheckout> => {
  const checkout = await begin();
  await deployment.shop.control.pay({ session: checkout.sessionId });
  await deployment.shop.returnPaid(checkout);
  return checkout;
};

const tamper = (tables: readonly string[], statements: readonly string[], paymentId: number): Promise<void> =>
  tamperWith(deployment.shop.database, { tables, statements, bindings: { paymentId } });

const ofPayment = 'in (select id from ledger_transactions where payment_id = :paymentId)';
const itsInvoice = 'in (select id from invoices where payment_id = :paymentId)';

describe('the doctor sees', () => {
  it.each<[string, string, readonly string[], readonly string[]]>([
    [
      'a document that was edited',
      'doctor.chains-intact',
      ['invoices'],
      [`update invoices set author = 'x' where payment_id = :paymentId`],
    ],
    [
      'a success that is not booked',
      'doctor.payments-booked-once',
      ['ledger_entries', 'ledger_transactions'],
      [
        `delete from ledger_entries where transaction_id ${ofPayment}`,
        'delete from ledger_transactions where payment_id = :paymentId',
      ],
    ],
    [
      'a cent too much in the ledger',
      'doctor.ledger-balanced',
      ['ledger_entries'],
      [
        `update ledger_entries set amount_minor = amount_minor + 1
         where id = (select min(id) from ledger_entries where transaction_id ${ofPayment})`,
      ],
    ],
    [
      'a step missing in a history',
      'doctor.histories-contiguous',
      ['payment_events'],
      ['delete from payment_events where payment_id = :paymentId and seq = 2'],
    ],
    [
      'a payment that no total counts',
      'doctor.totals-true',
      ['payment_total_changes'],
      [
        `delete from payment_total_changes
         where merchant_id = (select merchant_id from payments where id = :paymentId)`,
      ],
    ],
    [
      'an event that is missing among the others',
      'doctor.event-numbers',
      ['merchant_events'],
      [
        `delete from merchant_events where type = 'payment.created' and subject_id = cast(:paymentId as text)`,
      ],
    ],
    [
      'a success without its event',
      'doctor.payments-have-events',
      ['merchant_events'],
      [
        `delete from merchant_events where type = 'payment.succeeded' and subject_id = cast(:paymentId as text)`,
      ],
    ],
    [
      'a success with two events',
      'doctor.payments-have-events',
      ['merchant_events'],
      [
        `insert into merchant_events (id, merchant_id, sequence, type, subject_type, subject_id, at, data, version)
         select gen_random_uuid(), merchant_id, sequence + 1000, type, subject_type, subject_id, at, data, version
         from merchant_events where type = 'payment.succeeded' and subject_id = cast(:paymentId as text)`,
      ],
    ],
    [
      'a session that is not ours',
      'doctor.sessions-known',
      ['payment_attempts'],
      [`update payment_attempts set provider_session_id = 'cs_test_other' where payment_id = :paymentId`],
    ],
    [
      'a number without a document',
      'doctor.numbers-gapless',
      ['invoice_series'],
      [
        `update invoice_series set next_number = next_number + 1
         where merchant_id = (select merchant_id from payments where id = :paymentId)`,
      ],
    ],
    [
      'a success without a document',
      'doctor.one-invoice-each',
      ['invoices', 'invoice_payments'],
      [
        'delete from invoice_payments where payment_id = :paymentId',
        'update invoices set payment_id = null where payment_id = :paymentId',
      ],
    ],
    [
      'a payment with two current documents',
      'doctor.one-invoice-each',
      ['invoice_payments'],
      [
        `update invoice_payments set payment_id = :paymentId where payment_id = (
           select max(payment_id) from invoice_payments where payment_id < :paymentId)`,
      ],
    ],
    [
      'a success whose only document was replaced',
      'doctor.one-invoice-each',
      ['invoices'],
      ['update invoices set replaced_at = now() where payment_id = :paymentId'],
    ],
    [
      'an invoice credited with more than its credit notes',
      'doctor.paid-sums-true',
      ['invoices'],
      ['update invoices set credited_minor = 1 where payment_id = :paymentId'],
    ],
    [
      'a payer without a receipt',
      'doctor.one-receipt-each',
      ['invoice_deliveries'],
      [`delete from invoice_deliveries where invoice_id ${itsInvoice}`],
    ],
  ])('the doctor finds %s', async (_, code, tables, statements) => {
    const { paymentId } = await sell();
    const before = await deployment.shop.doctor();
    await tamper(tables, statements, paymentId);
    const found = (await deployment.shop.doctor()).filter((finding) => !before.includes(finding));
    expect(found.map((finding) => finding.split(':')[0])).toContain(code);
  });

  const line = { description: 'Услуга', quantity: 1, unitPrice: 300, taxRate: 0 };
  const written = (more: object) =>
    merchant.api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: customerName },
      items: [line],
      ...more,
    });
  const dueIn = (days: number): string =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Sofia' });
  const creditWhole = (invoiceId: number) =>
    merchant.api.post<Invoice>(`/invoices/${invoiceId}/credit-notes`, {
      whole: true,
      reasonKind: 'GOODS_RETURNED',
    });
  const deduct = (invoiceId: number) => written({ advances: [invoiceId] });
  const inInstalments = () =>
    written({
      installments: [
        { dueDate: dueIn(10), amount: 100 },
        { dueDate: dueIn(40), amount: 200 },
      ],
    });

  it.each<[string, string, (invoiceId: number) => Promise<Answer<Invoice>>, readonly string[], string]>([
    [
      'a credit note of more than its line',
      'doctor.credit-notes-within',
      creditWhole,
      ['invoice_lines'],
      'update invoice_lines set net_minor = net_minor + 1 where invoice_id = :documentId',
    ],
    [
      'a credit note at a rate that its invoice does not have',
      'doctor.credit-notes-within',
      creditWhole,
      ['invoice_lines'],
      `update invoice_lines set vat_ground = null, tax_rate = 9, tax_group = 'Г' where invoice_id = :documentId`,
    ],
    [
      'a deduction that the final invoice does not have',
      'doctor.deductions-true',
      deduct,
      ['invoice_advances'],
      'update invoice_advances set base_minor = base_minor + 1 where final_id = :documentId',
    ],
    [
      'a deducted line without a deduction',
      'doctor.deductions-true',
      deduct,
      ['invoice_advances'],
      'delete from invoice_advances where final_id = :documentId',
    ],
    [
      'instalments that are not the total',
      'doctor.deductions-true',
      inInstalments,
      ['installments'],
      'update installments set amount_minor = amount_minor - 1 where invoice_id = :documentId and seq = 1',
    ],
  ])('the doctor finds %s', async (_, code, make, tables, statement) => {
    const { paymentId } = await sell();
    const { id } = accepted(await make((await deployment.shop.payment(paymentId)).invoiceId!));
    const before = await deployment.shop.doctor();
    const bindings = { documentId: id };
    await tamperWith(deployment.shop.database, { tables, statements: [statement], bindings });
    const found = (await deployment.shop.doctor()).filter((finding) => !before.includes(finding));
    expect(found.map((finding) => finding.split(':')[0])).toContain(code);
  });

  it('the doctor finds an attempt past its deadline without a job, and exits with its code', async () => {
    const { paymentId } = await begin();
    await tamper(
      ['payment_attempts'],
      [
        `update payment_attempts set expires_at = now() - interval '1 hour' where payment_id = :paymentId`,
        `delete from pgboss.job where name = 'payments.look' and (data ->> 'paymentId')::bigint = :paymentId`,
      ],
      paymentId,
    );
    const { code, stdout } = await runPlateno(deployment.shop.env, ['doctor', '--json']);
    expect(code).toBe(1);
    const { findings } = JSON.parse(stdout) as { findings: { code: string; violations: string[] }[] };
    const abandoned = findings.find((finding) => finding.code === 'doctor.attempts-looked-after');
    expect(abandoned?.violations).toHaveLength(1);
    expect(abandoned?.violations[0]).toContain(`of payment ${paymentId}`);
  });
});
