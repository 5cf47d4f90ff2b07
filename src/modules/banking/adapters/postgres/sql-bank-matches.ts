import type { BusinessDate } from '#kernel/business-date.ts';
import type { Database } from '#platform/database/database.ts';
import type {
  ActiveMatch,
  BankMatches,
  LineChange,
  LockedLine,
  NewMatch,
  Undoing,
} from '../../application/bank-matches.ts';

/** Days after a booking in which a bank takes it back, or a merchant sends it back. */
const daysOfReversal = 90;
/** Rows of one statement, so that each is short. */
const rowsTogether = 1_000;

const columns = `l.id, l.merchant_id as "merchantId", l.bank_account_id as "accountId", l.booked_on as "bookedOn",
  l.amount_minor as "amountMinor", l.currency, l.name, l.iban, l.text, l.end_to_end as "endToEnd",
  l.bank_ref as "bankRef", l.is_reversal as "isReversal", l.state, l.aside_reason as "asideReason",
  l.to_return_minor as "toReturnMinor", l.suggestions, exists (select from audit_log a
    where a.subject_type = 'bank-line' and a.subject_id = cast(l.id as text) and a.action = 'bank-line.unmatched') as "wasUndone",
  (select count(*)::int from bank_line_matches x where x.bank_line_id = l.id) as matches`;

const active = `select x.id, x.bank_line_id as "lineId", x.merchant_id as "merchantId", l.currency,
    x.invoice_id as "invoiceId", x.invoice_payment_id as "invoicePaymentId", x.payment_id as "paymentId",
    x.payout_id as "payoutId", x.amount_minor as "amountMinor",
    (x.payout_id is not null or exists (select from invoice_payments p
      where p.bank_line_id = x.bank_line_id and (p.id = x.invoice_payment_id or p.payment_id = x.payment_id))) as "isOwn"
  from bank_line_matches x join bank_lines l on l.id = x.bank_line_id where x.undone_at is null`;

/** Customers of documents, of which the one of a payment is found by it. */
const customersOf = `select distinct i.customer_id from invoices i
  where i.id = any(cast(:invoiceIds as bigint[])) and i.customer_id is not null`;

/** What says that one movement is the other taken back: the reference of the bank, that of the payer, the account. */
const reversed = `
  select distinct on (r.id) r.id, l.id as "reversedId"
  from bank_lines r join bank_lines l on l.bank_account_id = r.bank_account_id and l.amount_minor = -r.amount_minor
  cross join lateral (select (coalesce(l.bank_ref = r.bank_ref, false))::int * 4
    + (coalesce(l.end_to_end = r.end_to_end and l.end_to_end <> 'NOTPROVIDED', false))::int * 2
    + (coalesce(l.iban = r.iban, false))::int as points) s
  where r.id = any(cast(:ids as bigint[])) and not l.is_reversal
    and l.booked_on between r.booked_on - ${daysOfReversal} and r.booked_on
    and (l.state <> 'IGNORED' or l.aside_reason = 'OUTGOING') and s.points > 0
  order by r.id, s.points desc, l.booked_on desc, l.id desc`;

/** Outgoing movements `o` to the account of a movement TO_RETURN or of a refunded payment by bank, of the same amount. */
const returned = `
  with refunded as (
    select l.iban, r.amount_minor, min(r.created_at) as at
    from payments p join refunds r on r.payment_id = p.id join bank_line_matches x on x.payment_id = p.id
      join bank_lines l on l.id = x.bank_line_id
    where p.merchant_id = :merchantId and p.method = 'BANK' and r.status = 'SUCCEEDED' and x.undone_at is null
    group by l.iban, r.amount_minor
  )
  select distinct on (o.id) o.id, l.id as "toReturnId"
  from bank_lines o
  left join bank_lines l on l.merchant_id = o.merchant_id and l.state = 'TO_RETURN' and l.iban = o.iban
    and l.to_return_minor = -o.amount_minor and l.booked_on <= o.booked_on
  left join refunded f on f.iban = o.iban and f.amount_minor = -o.amount_minor
    and f.at >= o.booked_on - ${daysOfReversal}
  where o.merchant_id = :merchantId and o.id = any(cast(:ids as bigint[])) and (l.id is not null or f.iban is not null)
  order by o.id, l.booked_on, l.id`;

export class SqlBankMatches implements BankMatches {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async merchantOf(lineId: number): Promise<number | null> {
    const [line] = await this.#database.rows<{ merchantId: number }>(
      'select merchant_id as "merchantId" from bank_lines where id = :lineId',
      { lineId },
    );
    return line?.merchantId ?? null;
  }

  async lock(lineId: number): Promise<LockedLine> {
    const [line] = await this.#database.rows<LockedLine>(
      `select ${columns} from bank_lines l where l.id = :lineId for update`,
      { lineId },
    );
    return line!;
  }

  async lockFree(merchantId: number, lineIds: readonly number[]): Promise<readonly LockedLine[]> {
    const lines: LockedLine[] = [];
    for (let start = 0; start < lineIds.length; start += rowsTogether)
      lines.push(
        ...(await this.#database.rows<LockedLine>(
          `select ${columns} from bank_lines l
           where l.merchant_id = :merchantId and l.id = any(cast(:ids as bigint[]))
           order by l.id for update skip locked`,
          { merchantId, ids: lineIds.slice(start, start + rowsTogether) },
        )),
      );
    return lines;
  }

  async waiting(merchantId: number, since: BusinessDate, most: number): Promise<readonly number[]> {
    const lines = await this.#database.rows<{ id: number }>(
      `select l.id from bank_lines l
       where l.merchant_id = :merchantId and l.state in ('NEW', 'SUGGESTED') and l.amount_minor > 0
         and not l.is_reversal and l.booked_on >= cast(:since as date)
       order by l.booked_on desc, l.id desc limit :most`,
      { merchantId, since, most },
    );
    return lines.map(({ id }) => id).toSorted((one, other) => one - other);
  }

  async hasWaiting(merchantId: number): Promise<boolean> {
    const found = await this.#database.rows(
      `select from bank_lines where merchant_id = :merchantId and state in ('NEW', 'SUGGESTED') limit 1`,
      { merchantId },
    );
    return found.length > 0;
  }

  async save(changes: readonly LineChange[]): Promise<void> {
    for (let start = 0; start < changes.length; start += rowsTogether) {
      const rows = changes.slice(start, start + rowsTogether).map((change) => ({
        asideReason: null,
        toReturnMinor: 0,
        returnedOn: null,
        suggestions: [],
        ...change,
      }));
      await this.#database.rows(
        `update bank_lines l set state = c.state, aside_reason = c."asideReason", to_return_minor = c."toReturnMinor",
           returned_on = c."returnedOn", suggestions = c.suggestions, version = l.version + 1
         from jsonb_to_recordset(cast(:changes as jsonb)) as c (id bigint, state text, "asideReason" text,
           "toReturnMinor" bigint, "returnedOn" date, suggestions jsonb)
         where l.id = c.id`,
        { changes: JSON.stringify(rows) },
      );
    }
  }

  async add(match: NewMatch): Promise<number> {
    const [added] = await this.#database.rows<{ id: number }>(
      `insert into bank_line_matches (bank_line_id, merchant_id, invoice_id, invoice_payment_id, payment_id, payout_id,
         amount_minor, reasons, matched_by, matched_at)
       values (:lineId, :merchantId, :invoiceId, :invoicePaymentId, :paymentId, :payoutId, :amountMinor,
         cast(:reasons as text[]), :matchedBy, :matchedAt) returning id`,
      { ...match, reasons: [...match.reasons] },
    );
    return added!.id;
  }

  async active(
    by: Readonly<{ lineId: number }> | Readonly<{ invoicePaymentId: number }>,
  ): Promise<readonly ActiveMatch[]> {
    return 'lineId' in by
      ? this.#database.rows<ActiveMatch>(`${active} and x.bank_line_id = :lineId order by x.id`, by)
      : this.#database.rows<ActiveMatch>(`${active} and x.invoice_payment_id = :invoicePaymentId`, by);
  }

  async undo(matchId: number, { by, at, reason }: Undoing): Promise<void> {
    await this.#database.rows(
      `update bank_line_matches set undone_by = :by, undone_at = :at, undone_reason = :reason
       where id = :matchId and undone_at is null`,
      { matchId, by, at, reason },
    );
  }

  async learn(
    { iban, bookedOn }: Pick<LockedLine, 'iban' | 'bookedOn'>,
    invoiceIds: readonly number[],
    by: string,
  ): Promise<void> {
    if (iban === null) return;
    await this.#database.rows(
      `insert into customer_ibans (customer_id, iban, first_seen, confirmed_by)
       select c.id, :iban, cast(:bookedOn as date), :by from customers c where c.id in (${customersOf})
       for key share
       on conflict (customer_id, iban) do nothing`,
      { iban, bookedOn, by, invoiceIds: [...invoiceIds] },
    );
  }

  async unlearn(lineId: number, invoiceIds: readonly number[]): Promise<void> {
    await this.#database.rows(
      `delete from customer_ibans k using bank_lines l
       where l.id = :lineId and k.iban = l.iban and k.customer_id in (${customersOf})
         and not exists (select from bank_line_matches x join bank_lines o on o.id = x.bank_line_id
           join invoices d on d.id = x.invoice_id
           where x.undone_at is null and o.iban = k.iban and o.merchant_id = l.merchant_id
             and d.customer_id = k.customer_id)`,
      { lineId, invoiceIds: [...invoiceIds] },
    );
  }

  async documentOf(paymentId: number): Promise<number | null> {
    const [found] = await this.#database.rows<{ invoiceId: number }>(
      'select invoice_id as "invoiceId" from invoice_payments where payment_id = :paymentId order by id limit 1',
      { paymentId },
    );
    return found?.invoiceId ?? null;
  }

  async currenciesOf(
    merchantId: number,
    invoiceIds: readonly number[],
  ): Promise<ReadonlyMap<number, string>> {
    const rows = await this.#database.rows<{ id: number; currency: string }>(
      'select id, currency from invoices where merchant_id = :merchantId and id = any(cast(:ids as bigint[]))',
      { merchantId, ids: [...invoiceIds] },
    );
    return new Map(rows.map(({ id, currency }) => [id, currency]));
  }

  reversedBy(reversalIds: readonly number[]): ReturnType<BankMatches['reversedBy']> {
    return this.#database.rows(reversed, { ids: [...reversalIds] });
  }

  returns(merchantId: number, outgoingIds: readonly number[]): ReturnType<BankMatches['returns']> {
    return this.#database.rows(returned, { merchantId, ids: [...outgoingIds] });
  }
}
