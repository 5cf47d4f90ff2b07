import type { Invariant } from '#kernel/invariant.ts';
import { sqlInvariants } from '#platform/database/find-violations.ts';
import type { Database } from '#platform/database/database.ts';

const amount = (minor: string): string => `to_char(${minor} / 100.0, 'FM999999999990.00')`;
const live = 'x.undone_at is null';
const liveSum = `(select coalesce(sum(x.amount_minor), 0) from bank_line_matches x
  where x.bank_line_id = l.id and ${live})`;
const hasLive = `exists (select from bank_line_matches x where x.bank_line_id = l.id and ${live})`;

/** What a movement says of itself, and what its matches say. */
const states = `
  select format('movement %s is %s and has %s', l.id, l.state,
    case when ${hasLive} then 'paid something' else 'paid nothing' end) as name
  from bank_lines l
  where (l.state = 'MATCHED' and not ${hasLive}) or (l.state in ('NEW', 'SUGGESTED') and ${hasLive})
  union all
  select format('movement %s is of %s %s, and what it paid and what goes back is %s', l.id, ${amount('l.amount_minor')},
    l.currency, ${amount(`(${liveSum} + l.to_return_minor)`)})
  from bank_lines l where l.amount_minor > 0 and ${liveSum} + l.to_return_minor > l.amount_minor
  union all
  select format('movement %s of merchant %s belongs to account %s of merchant %s and statement %s of merchant %s', l.id,
    l.merchant_id, a.id, a.merchant_id, s.id, s.merchant_id)
  from bank_lines l join bank_accounts a on a.id = l.bank_account_id join bank_statements s on s.id = l.statement_id
  where l.merchant_id <> a.merchant_id or s.bank_account_id <> a.id or s.merchant_id <> a.merchant_id`;

/**
 * What a movement paid is stored where it was paid. A transfer that a member recorded before its statement came names no
 * movement.
 */
const paid = `
  select format('movement %s paid %s of document %s, and its payment there %s', l.id, ${amount('x.amount_minor')},
    i.invoice_number, case when f.bank_line_id <> l.id then 'is of another movement'
      when f.amount_minor <> x.amount_minor then 'is ' || ${amount('f.amount_minor')}
      when t.payment_id is not null then 'was taken back' else 'is of another document' end)
  from bank_line_matches x join bank_lines l on l.id = x.bank_line_id
    join invoice_payments f on f.id = x.invoice_payment_id join invoices i on i.id = f.invoice_id
    left join invoice_payments_taken_back t on t.payment_id = f.id
  where ${live} and (f.bank_line_id <> l.id or f.amount_minor <> x.amount_minor
    or t.payment_id is not null or f.invoice_id <> x.invoice_id or i.merchant_id <> l.merchant_id)
  union all
  select format('document %s has a payment of movement %s, which did not pay it', i.invoice_number, f.bank_line_id)
  from invoice_payments f join invoices i on i.id = f.invoice_id
  where f.bank_line_id is not null and f.payment_id is null
    and not exists (select from invoice_payments_taken_back t where t.payment_id = f.id)
    and not exists (select from bank_line_matches x where x.invoice_payment_id = f.id
      and x.bank_line_id = f.bank_line_id and ${live})
  union all
  select format('movement %s paid payment %s, which is %s', l.id, p.id,
    case when p.merchant_id <> l.merchant_id then 'of merchant ' || p.merchant_id
      when p.method <> 'BANK' then 'no payment by bank' else p.status end)
  from bank_line_matches x join bank_lines l on l.id = x.bank_line_id join payments p on p.id = x.payment_id
  where ${live} and (p.merchant_id <> l.merchant_id or p.method <> 'BANK' or p.status <> 'SUCCEEDED')
  union all
  select format('movement %s is payout %s, which %s', l.id, o.id,
    case when o.merchant_id <> l.merchant_id then 'is of merchant ' || o.merchant_id
      else 'arrived on ' || coalesce(o.arrived_on::text, 'no day') end)
  from bank_line_matches x join bank_lines l on l.id = x.bank_line_id join payouts o on o.id = x.payout_id
  where ${live} and (o.merchant_id <> l.merchant_id or o.arrived_on is distinct from l.booked_on)`;

const booked = (kind: 'BANK_TRANSFER' | 'BANK_TRANSFER_TAKEN_BACK'): string =>
  `(select coalesce(sum(e.amount_minor), 0) from ledger_transactions t
     join ledger_entries e on e.transaction_id = t.id join ledger_accounts c on c.id = e.account_id
   where t.bank_match_id = x.id and t.kind = '${kind}' and c.code = 'MERCHANT_BANK')`;

/** The ledger has each transfer in euro to a document once, and takes it back with the match. */
const inLedger = `
  select format('movement %s paid %s of document %s, and the ledger has %s', x.bank_line_id, ${amount('x.amount_minor')},
    x.invoice_id, ${amount(booked('BANK_TRANSFER'))}) as name
  from bank_line_matches x join bank_lines l on l.id = x.bank_line_id and l.currency = 'EUR'
  where x.invoice_payment_id is not null and ${booked('BANK_TRANSFER')} <> x.amount_minor
  union all
  select format('what movement %s paid of document %s was taken back, and the ledger takes back %s', x.bank_line_id,
    x.invoice_id, ${amount(booked('BANK_TRANSFER_TAKEN_BACK'))})
  from bank_line_matches x join bank_lines l on l.id = x.bank_line_id and l.currency = 'EUR'
  where x.invoice_payment_id is not null
    and ${booked('BANK_TRANSFER_TAKEN_BACK')} <> case when ${live} then 0 else -x.amount_minor end`;

const linesOf = `(select count(*) from bank_lines l where l.statement_id = s.id)`;
const sumOf = `(select coalesce(sum(l.amount_minor), 0) from bank_lines l where l.statement_id = s.id)`;

/** A statement holds the movements that it added; one that repeats none leads from its opening to its closing balance. */
const statements = `
  select format('statement %s added %s movements, and %s are stored', s.id, s.lines - s.repeated, ${linesOf}) as name
  from bank_statements s where ${linesOf} <> s.lines - s.repeated
  union all
  select format('statement %s begins with %s and ends with %s, and its movements are %s', s.id,
    ${amount('s.opening_minor')}, ${amount('s.closing_minor')}, ${amount(sumOf)})
  from bank_statements s where s.repeated = 0 and s.opening_minor + ${sumOf} <> s.closing_minor`;

/** Statements are whole, and each movement has paid what it says. */
export const bankChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] =>
  sqlInvariants(database, {
    'doctor.bank-lines': `${states} union all ${paid} union all ${inLedger}`,
    'doctor.bank-statements': statements,
  });
