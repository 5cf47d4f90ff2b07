import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemFor } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import { RecordTransfer } from '#modules/invoices/application/record-transfer.ts';
import { WriteCreditNote } from '#modules/invoices/index.ts';
import { openBilling, type Billing } from './billing-fixture.ts';

let billing: Billing;

beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());
beforeEach(() => billing.at('2026-11-01T04:00:00Z'));

const inOctober = '2026-10-15T10:00:00Z';

/** A merchant whose programs read events. */
const addReading = async (): Promise<number> => {
  const id = await billing.addMerchant();
  await billing.database.rows(
    'insert into merchant_event_counters (merchant_id, last, last_ms, since) values (:id, 0, 0, now())',
    { id },
  );
  return id;
};
type Event = Readonly<{ type: string; month: string; status: string; before: string | null }>;
const eventsOf = (id: number): Promise<Event[]> =>
  billing.database.rows<Event>(
    `select type, subject_id as month, data -> 'object' ->> 'status' as status, data -> 'previous' ->> 'status' as before
     from merchant_events where merchant_id = :id order by sequence`,
    { id },
  );
const documentOf = async (id: number): Promise<number> => (await billing.bills(id)).at(-1)!.invoiceId!;
const operator = () => systemFor('tests', billing.operatorId);
/** @param amount in euro; absent: all that is open */
const transfer = async (id: number, amount?: number): Promise<void> => {
  await billing.application.resolve(RecordTransfer).execute({
    actor: operator(),
    invoiceId: await documentOf(id),
    paidOn: billing.today(),
    amount,
    note: null,
    requestKey: null,
  });
};
const issued = { type: 'bill.issued', month: '2026-10', status: 'OPEN', before: null };

it('a bill whose fees were all kept from the charges has one event, of its issue, and is PAID in it', async () => {
  const id = await addReading();
  await billing.book(id, { at: inOctober, minor: 500, account: 'acct_events' });
  await billing.run('2026-10');
  expect(await eventsOf(id)).toEqual([{ ...issued, status: 'PAID' }]);
});

it('two runs at once make one event of a bill, and a run again makes none', async () => {
  const id = await addReading();
  await billing.book(id, { at: inOctober, minor: 500 });
  const other = await billing.open();
  await Promise.all([billing.run('2026-10'), billing.run('2026-10', {}, other)]);
  await other.close();
  await billing.run('2026-10');
  expect(await eventsOf(id)).toEqual([issued]);
});

it('a bill that waits, and a bill of a dry run, have no event', async () => {
  const [waits, dry] = [await addReading(), await addReading()];
  await billing.book(waits, { at: inOctober, minor: 40 });
  await billing.run('2026-10');
  await billing.book(dry, { at: inOctober, minor: 500 });
  await billing.run('2026-10', { isDryRun: true });
  expect(await eventsOf(waits)).toEqual([]);
  expect(await eventsOf(dry)).toEqual([]);
});

it('a bill that is paid in parts has its event when nothing is open, and was DUE after its due day', async () => {
  const id = await addReading();
  await billing.book(id, { at: inOctober, minor: 500 });
  await billing.run('2026-10');
  await transfer(id, 2);
  expect(await eventsOf(id)).toEqual([issued]);
  billing.at('2026-11-09T10:00:00Z');
  await transfer(id);
  expect(await eventsOf(id)).toEqual([
    issued,
    { ...issued, type: 'bill.paid', status: 'PAID', before: 'DUE' },
  ]);
});

it('on its due day an unpaid bill is OPEN, and a credit note over the rest pays it', async () => {
  const id = await addReading();
  await billing.book(id, { at: inOctober, minor: 500 });
  await billing.run('2026-10');
  await transfer(id, 2);
  billing.at('2026-11-08T10:00:00Z');
  await billing.application.resolve(WriteCreditNote).execute({
    actor: operator(),
    invoiceId: await documentOf(id),
    choose: () => ({ kind: 'DISCOUNT', amount: Money.ofMinor(300, 'EUR'), lines: null }),
    kind: 'OTHER',
    reason: 'Грешна такса',
    send: false,
  });
  expect(await eventsOf(id)).toEqual([
    issued,
    { ...issued, type: 'bill.paid', status: 'PAID', before: 'OPEN' },
  ]);
});

it('the programs of the operator learn of its documents, not of bills', async () => {
  const { operatorId: id } = billing;
  await billing.database.rows(
    'insert into merchant_event_counters (merchant_id, last, last_ms, since) values (:id, 0, 0, now())',
    { id },
  );
  const billed = await billing.addMerchant();
  await billing.book(billed, { at: inOctober, minor: 500 });
  await billing.run('2026-10');
  await transfer(billed);
  const types = (await eventsOf(id)).map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['invoice.issued', 'invoice.paid']));
  expect(types.filter((type) => type.startsWith('bill.'))).toEqual([]);
  expect(await eventsOf(billed)).toEqual([]);
});
