import { addDays, firstOfMonth, startOfDay, type BusinessDate } from '#kernel/business-date.ts';
import { plansWith } from '#kernel/plans.ts';
import { hasOpenFraudWarning } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { MerchantFacts } from '../../domain/next-step.ts';

/** How many rows, and the first of them. */
const waiting = (first: string, from: string): string =>
  `(select json_build_object('count', count(*), 'recordId', min(${first})) from ${from})`;

const openDisputes = `disputes d join payments p on p.id = d.payment_id
  where p.merchant_id = m.id and d.status = 'OPEN' and not d.is_under_review and not d.is_inquiry
    and (d.evidence_due_at is null or d.evidence_due_at > :now)`;

const fraudWarnings = `payments p where p.merchant_id = m.id and ${hasOpenFraudWarning}`;

/** Refunds that failed within 30 days and were not repeated, as in the attention items of the back office. */
const failedRefunds = `refunds r join payments p on p.id = r.payment_id
  where p.merchant_id = m.id and r.status = 'FAILED' and r.updated_at > cast(:now as timestamptz) - interval '30 days'
    and not exists (select from refunds later where later.payment_id = r.payment_id and later.id > r.id
      and later.status not in ('FAILED', 'CANCELLED'))`;

/** Unpaid documents past their due date or that of an instalment. */
const overdue = `invoices i where i.merchant_id = m.id and i.series = 'LEGAL' and i.status in ('PENDING', 'OVERDUE')
  and i.annulled_at is null and i.type <> 'CREDIT_NOTE'
  and (i.due_date < :today or exists (select from installments n where n.invoice_id = i.id and n.due_on < :today
    and n.until_minor > i.paid_minor + i.credited_minor))`;

const plansWithStatements = plansWith('bankStatements')
  .map((plan) => `'${plan}'`)
  .join(', ');

/** A suggestion is confirmed where the plan in force (`planInForce`) includes it; what came twice goes back in every plan. */
const transfers = `bank_lines b where b.merchant_id = m.id and (b.state = 'TO_RETURN'
  or (b.state = 'SUGGESTED' and (m.plan in (${plansWithStatements}) or m.id = :operatorMerchantId)))`;

/** Promises that are LATE on links that are not paid or cancelled: the money came, or it will not. */
const latePromises = `bank_promises b join payment_links l on l.id = b.payment_link_id
  where b.merchant_id = m.id and b.paid_at is null and b.withdrawn_at is null and b.expires_at <= :now
    and l.status in ('ACTIVE', 'EXPIRED')`;

/** Links that the merchant made; those of payers on its public page are none of its steps. */
const ownLinks = `payment_links l where l.merchant_id = m.id and l.origin = 'MERCHANT'`;

const facts = `select m.status, m.tax_id is not null or m.vat_number is not null as "hasTaxId",
    m.vat_registration in ('FULL', 'ART_97A') as "filesVatReturn",
    exists (select from ${ownLinks}) as "hasLink",
    (select max(l.id) from ${ownLinks} and l.status = 'ACTIVE'
      and l.invoice_id is null and l.foreign_document_id is null and (l.expires_at is null or l.expires_at > :now)) as "openPaymentLinkId",
    exists (select from payments p where p.merchant_id = m.id) as "hasCheckout",
    exists (select from payments p where p.merchant_id = m.id and p.status = 'SUCCEEDED') as "hasPayment",
    (select json_build_object('count', count(*),
      'recordId', (array_agg(d.payment_id order by d.evidence_due_at, d.id))[1],
      'disputeId', (array_agg(d.id order by d.evidence_due_at, d.id))[1],
      'deadline', to_char(min(d.evidence_due_at) at time zone 'Europe/Sofia', 'YYYY-MM-DD'))
      from ${openDisputes}) as disputes,
    ${waiting('p.id', fraudWarnings)} as "fraudWarnings",
    ${waiting('p.id', failedRefunds)} as "failedRefunds",
    ${waiting('r.invoice_id', `buyer_requests r where r.merchant_id = m.id and r.state = 'OPEN'`)} as "buyerRequests",
    ${waiting('q.id', 'merchant_questions q where q.merchant_id = m.id and q.answer is null')} as questions,
    ${waiting('b.id', transfers)} as transfers,
    ${waiting('l.id', latePromises)} as "latePromises",
    ${waiting('i.id', overdue)} as overdue,
    exists (select from invoices i where i.merchant_id = m.id and i.series = 'LEGAL' and i.issue_date >= :from
        and i.issue_date < :until)
      and not exists (select from month_closes c where c.merchant_id = m.id and c.month = :from
        and c.status = 'CLOSED') as "isMonthOpen",
    exists (select from payments p where p.merchant_id = m.id and p.status = 'SUCCEEDED'
      and p.succeeded_at >= :fromInstant and p.succeeded_at < :untilInstant) as "hasTakingsOfMonth",
    exists (select from foreign_documents d where d.merchant_id = m.id and d.undone_at is null) as "hasForeignDocuments"
  from merchants m where m.id = :merchantId`;

type Asked = Readonly<{ merchantId: number; today: BusinessDate; now: Date }>;
type Deps = Readonly<{ config: Readonly<{ operatorMerchantId: number | null }>; database: Database }>;

/** The facts of one merchant, by one statement. */
export const merchantFacts = async (
  { config, database }: Deps,
  { merchantId, today, now }: Asked,
): Promise<MerchantFacts> => {
  const until = firstOfMonth(today);
  const from = firstOfMonth(addDays(until, -1));
  const [row] = await database.rows<MerchantFacts>(facts, {
    merchantId,
    operatorMerchantId: config.operatorMerchantId,
    today,
    now,
    from,
    until,
    fromInstant: startOfDay(from),
    untilInstant: startOfDay(until),
  });
  return row!;
};
