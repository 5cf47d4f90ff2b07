import { bookedSums, sumOn } from './booked-sums.ts';

/** `12.50` */
const amount = (minor: string): string => `to_char((${minor}) / 100.0, 'FM999999999990.00')`;

const kindsOfBank = `('BANK_PAYMENT', 'BANK_REFUND', 'BANK_TRANSFER', 'BANK_TRANSFER_TAKEN_BACK')`;

/** Payments by bank that are booked as by card, the reverse, and payments by bank with what only the provider has. */
const otherWay = `
  select format('payment %s of merchant %s is %s and booked as %s', p.id, p.merchant_id, p.method, t.kind) as name
  from payments p join ledger_transactions t on t.payment_id = p.id
  where (p.method = 'BANK') <> (t.kind in ('BANK_PAYMENT', 'BANK_REFUND'))
  union all
  select format('payment %s of merchant %s is by bank and has %s', p.id, p.merchant_id, concat_ws(', ',
    case when p.provider <> 'bank' then 'the provider ' || p.provider end,
    case when exists (select from payment_attempts a where a.payment_id = p.id) then 'an attempt' end,
    case when exists (select from disputes d where d.payment_id = p.id) then 'a dispute' end,
    case when exists (select from refunds r where r.payment_id = p.id and r.status <> 'SUCCEEDED')
      then 'a refund that did not succeed' end))
  from payments p where p.method = 'BANK' and (p.provider <> 'bank'
    or exists (select from payment_attempts a where a.payment_id = p.id)
    or exists (select from disputes d where d.payment_id = p.id)
    or exists (select from refunds r where r.payment_id = p.id and r.status <> 'SUCCEEDED'))`;

/** Transfers of matched movements that are not two opposite entries of one merchant, or were taken back with another amount. */
const otherTransfers = `
  select format('ledger transaction %s (%s, %s) moves %s at the bank and %s of sales', t.id, t.kind, t.source,
    ${amount(sumOn('MERCHANT_BANK', 'b.sums'))}, ${amount(sumOn('BANK_SALES', 'b.sums'))}) as name
  from ledger_transactions t join booked b on b.id = t.id
  where t.bank_match_id is not null and (b.is_mixed or b.currency <> 'EUR'
    or ${sumOn('MERCHANT_BANK', 'b.sums')} <> -${sumOn('BANK_SALES', 'b.sums')}
    or (t.kind = 'BANK_TRANSFER') <> (${sumOn('MERCHANT_BANK', 'b.sums')} > 0)
    or t.source <> 'bank-match:' || t.bank_match_id)
  union all
  select format('ledger transaction %s (%s) takes back %s, and %s was booked', t.id, t.source,
    ${amount(`-${sumOn('MERCHANT_BANK', 'b.sums')}`)}, coalesce(${amount(sumOn('MERCHANT_BANK', 'f.sums'))}, 'nothing'))
  from ledger_transactions t join booked b on b.id = t.id
  left join ledger_transactions o on o.bank_match_id = t.bank_match_id and o.kind = 'BANK_TRANSFER'
  left join booked f on f.id = o.id
  where t.kind = 'BANK_TRANSFER_TAKEN_BACK'
    and ${sumOn('MERCHANT_BANK', 'b.sums')} is distinct from -${sumOn('MERCHANT_BANK', 'f.sums')}`;

/**
 * Merchants whose bank account in the ledger is not what came and stayed: their payments by bank less what was sent back, and
 * the transfers of matched movements.
 */
const otherBalances = `
  select format('merchant %s has %s at its bank in the ledger, and payments, refunds and transfers of %s', merchant_id,
    ${amount('sum(booked)')}, ${amount('sum(due)')}) as name
  from (
    select l.merchant_id, e.amount_minor as booked, 0 as due
    from ledger_accounts l join ledger_entries e on e.account_id = l.id where l.code = 'MERCHANT_BANK'
    union all
    select p.merchant_id, 0, p.charge_amount_minor - p.refunded_amount_minor from payments p where p.method = 'BANK'
    union all
    select l.merchant_id, 0, -e.amount_minor
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts l on l.id = e.account_id and l.code = 'BANK_SALES' where t.bank_match_id is not null
  ) sums group by merchant_id having sum(booked) <> sum(due)`;

/** Money that came by bank is booked as what it is, and nowhere at the card provider. */
export const bankPayments = `
  with booked as (${bookedSums(`t.kind in ${kindsOfBank}`)})
  ${otherWay} union all ${otherTransfers} union all ${otherBalances}`;
