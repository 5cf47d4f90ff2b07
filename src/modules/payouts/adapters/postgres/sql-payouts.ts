import type { Database } from '#platform/database/database.ts';
import type { PayoutLine } from '../../domain/payout-line.ts';
import type { LinesOfPayout, Payout } from '../../domain/payout.ts';
import type { Payouts, SeenPayout } from '../../ports/payouts.ts';

type Row = Omit<Payout, 'createdAt' | 'changedAt'> & Readonly<{ createdAt: string; changedAt: string }>;

const columns = `id, merchant_id as "merchantId", account_id as "accountId",
  provider_payout_id as "providerPayoutId", amount_minor as "amountMinor", currency, status,
  arrival_on as "arrivalOn", automatic, failure_code as "failureCode", failure_text as "failureText",
  bank_last4 as "bankLast4", statement_descriptor as "statementDescriptor", trace_id as "traceId",
  reconciliation, unknown_lines as "unknownLines", created_at as "createdAt", changed_at as "changedAt", version`;

const payoutOf = (row: Row): Payout => ({
  ...row,
  createdAt: new Date(row.createdAt),
  changedAt: new Date(row.changedAt),
});

const addNew = `
  insert into payouts (merchant_id, account_id, provider_payout_id, amount_minor, currency, status, arrival_on,
    automatic, reconciliation, created_at, changed_at)
  values (:merchantId, :accountId, :providerPayoutId, :amountMinor, :currency, 'PENDING', cast(:arrivalOn as date),
    :automatic, 'NOT_YET', :createdAt, :now)
  on conflict (provider_payout_id) do nothing`;

const save = `
  update payouts set amount_minor = :amountMinor, status = :status, arrival_on = cast(:arrivalOn as date),
    failure_code = :failureCode, failure_text = :failureText, bank_last4 = :bankLast4,
    statement_descriptor = :statementDescriptor, trace_id = :traceId, reconciliation = :reconciliation,
    unknown_lines = :unknownLines, changed_at = :changedAt, version = version + 1
  where id = :id`;

/** A payment that was settled after the line was stored is added to it. */
const addLines = `
  insert into payout_lines (payout_id, provider_transaction_id, kind, provider_type, provider_source, description,
    payment_id, gross_minor, fee_minor, platform_fee_minor, net_minor, at)
  select cast(:payoutId as bigint), l.* from json_to_recordset(:lines) as l("transactionId" text, kind text,
    "providerType" text, "providerSource" text, description text, "paymentId" bigint, "grossMinor" bigint,
    "feeMinor" bigint, "platformFeeMinor" bigint, "netMinor" bigint, at timestamptz)
  order by l.at, l."transactionId"
  on conflict (provider_transaction_id) do update set payment_id = excluded.payment_id
    where payout_lines.payment_id is null and excluded.payment_id is not null`;

/** As `isUnknown` of the domain. */
const sumLines = `
  select coalesce(sum(net_minor), 0)::bigint as "netMinor",
    (count(*) filter (where payment_id is null
      and kind in ('CHARGE', 'REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_REVERSAL')))::bigint as unknown
  from payout_lines where payout_id = :payoutId`;

export class SqlPayouts implements Payouts {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async get(providerPayoutId: string): Promise<Payout | null> {
    return this.#read('', providerPayoutId);
  }

  async lock({ now, ...seen }: SeenPayout): Promise<Payout> {
    const {
      merchantId,
      accountId,
      providerPayoutId,
      amountMinor,
      currency,
      arrivalOn,
      automatic,
      createdAt,
    } = seen;
    const added = { merchantId, accountId, providerPayoutId, amountMinor, currency, arrivalOn, automatic };
    await this.#database.rows(addNew, { ...added, createdAt, now });
    const payout = await this.#read('for update', providerPayoutId);
    return payout!;
  }

  async save(payout: Payout): Promise<void> {
    const { id, amountMinor, status, arrivalOn, failureCode, failureText, bankLast4 } = payout;
    const { statementDescriptor, traceId, reconciliation, unknownLines, changedAt } = payout;
    await this.#database.rows(save, {
      id,
      amountMinor,
      status,
      arrivalOn,
      failureCode,
      failureText,
      bankLast4,
      statementDescriptor,
      traceId,
      reconciliation,
      unknownLines,
      changedAt,
    });
  }

  async addLines(payoutId: number, lines: readonly PayoutLine[]): Promise<LinesOfPayout> {
    if (lines.length > 0) await this.#database.rows(addLines, { payoutId, lines: JSON.stringify(lines) });
    const [sum] = await this.#database.rows<LinesOfPayout>(sumLines, { payoutId });
    return sum!;
  }

  async #read(lock: string, providerPayoutId: string): Promise<Payout | null> {
    const [row] = await this.#database.rows<Row>(
      `select ${columns} from payouts where provider_payout_id = :providerPayoutId ${lock}`,
      { providerPayoutId },
    );
    return row === undefined ? null : payoutOf(row);
  }
}
