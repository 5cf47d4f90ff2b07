import { openSum } from '#modules/invoices/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReadCandidates } from '../../application/read-candidates.ts';
import type {
  CandidateFacts,
  DocumentCandidate,
  PayoutCandidate,
  PromiseCandidate,
  RecordedTransfer,
} from '../../domain/candidates.ts';
import type { ReadLine } from '../../domain/score.ts';

/** Documents and promised transfers of one merchant that are compared at once. */
const mostDocuments = 20_000;
const mostPromises = 5_000;
/** Days for which a promised transfer is recognised without its exact reference. */
const daysOfPromise = 120;
/** Days around the arrival of a payout, as `isPayoutLine`; the amount and these find it. */
const daysOfPayout = 7;

/** Documents `i` that can be paid by a transfer in EUR. */
const isPayable = `i.series = 'LEGAL' and i.type <> 'CREDIT_NOTE' and i.currency = 'EUR'`;

const documents = `
  with known as (
    select k.customer_id, array_agg(k.iban) as ibans from customer_ibans k join customers c on c.id = k.customer_id
    where c.merchant_id = :merchantId and k.iban = any(cast(:ibans as text[])) group by k.customer_id
  ), found as (
    select i.id from invoices i
    where i.merchant_id = :merchantId and ${isPayable} and i.number = any(cast(:numbers as bigint[]))
    union
    select i.id from invoices i
    where i.merchant_id = :merchantId and ${isPayable} and i.status in ('PENDING', 'OVERDUE') and i.annulled_at is null
      and (${openSum} = any(cast(:amounts as bigint[])) or i.customer_id in (select customer_id from known))
  )
  select i.id as "invoiceId", i.number, i.total_minor as "totalMinor", ${openSum} as "openMinor",
    i.issue_date as "issueDate", i.due_date as "dueDate", i.customer_id as "customerId",
    array_remove(array[i.buyer ->> 'name', i.customer_name], null) as names, coalesce(k.ibans, '{}') as ibans
  from found f join invoices i on i.id = f.id left join known k on k.customer_id = i.customer_id
  order by i.id desc limit ${mostDocuments}`;

const promises = `
  select b.id as "promiseId", b.reference, b.amount_minor as "amountMinor", b.customer_name as "customerName",
    l.invoice_id as "invoiceId",
    case when b.paid_at is not null or l.status = 'PAID' then 'PAID'
      when b.withdrawn_at is not null then 'WITHDRAWN'
      when l.status = 'CANCELLED' and l.invoice_id is null or i.annulled_at is not null then 'CANCELLED'
      when i.id is not null and ${openSum} = 0 then 'PAID' end as "end"
  from bank_promises b join payment_links l on l.id = b.payment_link_id left join invoices i on i.id = l.invoice_id
  where b.merchant_id = :merchantId and (b.reference = any(cast(:references as text[]))
    or (b.paid_at is null and b.withdrawn_at is null and b.promised_at > cast(:now as timestamptz) - interval '${daysOfPromise} days'))
  order by b.reference = any(cast(:references as text[])) desc, b.id desc limit ${mostPromises}`;

/** Transfers that a person recorded for documents and promises that are named, and that have no movement. */
const recorded = `
  select p.invoice_id as "invoiceId", p.id as "invoicePaymentId", null::text as reference, null::bigint as "paymentId",
    p.amount_minor as "amountMinor", p.paid_on as "paidOn"
  from invoice_payments p
  where p.invoice_id = any(cast(:invoiceIds as bigint[])) and p.kind = 'BANK' and p.payment_id is null
    and p.bank_line_id is null and not exists (select from invoice_payments_taken_back t where t.payment_id = p.id)
    and not exists (select from bank_line_matches x where x.invoice_payment_id = p.id and x.undone_at is null)
  union all
  select null, null, b.reference, p.id, p.charge_amount_minor,
    cast(p.succeeded_at at time zone 'Europe/Sofia' as date)
  from bank_promises b join payments p on p.id = b.payment_id
  where b.merchant_id = :merchantId and b.reference = any(cast(:references as text[])) and p.method = 'BANK'
    and not exists (select from bank_line_matches x where x.payment_id = p.id and x.undone_at is null)`;

const payouts = `
  select o.id as "payoutId", o.amount_minor as "amountMinor", o.currency, o.arrival_on as "arrivalOn",
    array_remove(array[o.statement_descriptor, o.trace_id, o.provider_payout_id], null) as marks
  from payouts o
  where o.merchant_id = :merchantId and o.status in ('IN_TRANSIT', 'PAID') and o.arrived_on is null
    and o.amount_minor = any(cast(:amounts as bigint[]))
    and o.arrival_on between cast(:from as date) - ${daysOfPayout} and cast(:to as date) + ${daysOfPayout}`;

type RecordedRow = Readonly<{
  invoiceId: number | null;
  invoicePaymentId: number | null;
  reference: string | null;
  paymentId: number | null;
}> &
  Pick<RecordedTransfer, 'amountMinor' | 'paidOn'>;

const recordedOf = ({
  invoiceId,
  invoicePaymentId,
  reference,
  paymentId,
  ...row
}: RecordedRow): RecordedTransfer => ({
  ...row,
  of:
    invoiceId === null
      ? { reference: reference!, paymentId: paymentId! }
      : { invoiceId, invoicePaymentId: invoicePaymentId! },
});

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Numbers that documents may have, amounts, accounts and references of the movements, each once. */
const namedIn = (lines: readonly ReadLine[]) => ({
  numbers: unique(lines.flatMap(({ numbers: { full, short, bare } }) => [...full, ...short, ...bare])),
  amounts: unique(lines.map(({ amountMinor }) => amountMinor)),
  ibans: unique(lines.flatMap(({ iban }) => (iban === null ? [] : [iban]))),
  references: unique(lines.flatMap(({ references }) => references)),
});

/** What movements may have paid, from the database. */
export const readCandidates =
  ({ database }: Readonly<{ database: Database }>): ReadCandidates =>
  async (merchantId, lines, now): Promise<CandidateFacts> => {
    if (lines.length === 0) return { documents: [], promises: [], recorded: [], payouts: [] };
    const { numbers, amounts, ibans, references } = namedIn(lines);
    const days = lines.map(({ bookedOn }) => bookedOn).toSorted();
    const found = await database.rows<DocumentCandidate>(documents, { merchantId, numbers, amounts, ibans });
    const named = new Set(numbers);
    const invoiceIds = found.filter(({ number }) => named.has(number)).map(({ invoiceId }) => invoiceId);
    const of = { merchantId, references };
    return {
      documents: found,
      promises: await database.rows<PromiseCandidate>(promises, { ...of, now }),
      recorded: (await database.rows<RecordedRow>(recorded, { ...of, invoiceIds })).map(recordedOf),
      payouts: await database.rows<PayoutCandidate>(payouts, {
        merchantId,
        amounts,
        from: days[0],
        to: days.at(-1),
      }),
    };
  };
