import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const begin = async (): Promise<OpenCheckout> =>
  deployment.shop.openCheckout(await deployment.shop.createLink(merchant), {
    customerEmail: 'maria@example.com',
  });
const sell = async (): Promise<OpenCheckout> => {
  const checkout = await begin();
  await deployment.shop.control.pay({ session: checkout.sessionId });
  expect((await deployment.shop.returnFrom(checkout)).status).toBe('SUCCEEDED');
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
      'a payer without a receipt',
      'doctor.one-receipt-each',
      ['invoice_deliveries'],
      [`delete from invoice_deliveries where invoice_id ${itsInvoice}`],
    ],
  ])('the doctor finds %s', async (_, code, tables, statements) => {
    const { paymentId } = await sell();
    const before = await deployment.shop.doctor();
    expect(before.filter((finding) => finding.startsWith(code))).toEqual([]);
    await tamper(tables, statements, paymentId);
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
