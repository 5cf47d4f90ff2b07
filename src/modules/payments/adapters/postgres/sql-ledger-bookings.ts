import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { LedgerBookings, PaymentOfIntent, SettledMovement } from '../../application/ledger-bookings.ts';
import type { LedgerTransaction } from '../../domain/ledger.ts';
import {
  bookConversion,
  bookFailedPayout,
  bookFeeDifference,
  bookPayout,
  type BookedPayout,
  type ChargeFees,
} from '../../domain/ledger-of-payouts.ts';
import { bookTransfer, type BookedTransfer } from '../../domain/ledger-of-transfers.ts';
import type { Ledger } from '../../ports/ledger.ts';

type Deps = Readonly<{ database: Database; ledger: Ledger }>;
type Row = Readonly<{
  paymentId: number;
  merchantId: number;
  currency: ChargeCurrency;
  /** As booked: zero for captured money that is no sale. */
  providerFeeMinor: number;
  platformFeeMinor: number;
  netMinor: number;
}>;

/** Payments with a booking; captured money that is held has no fees and is owed in full. */
const bookedPayments = `
  select p.id as "paymentId", p.merchant_id as "merchantId", p.charge_currency as currency,
    case when t.kind = 'PAYMENT' then p.charge_merchant_fee_minor else 0 end as "providerFeeMinor",
    case when t.kind = 'PAYMENT' then p.charge_platform_fee_minor else 0 end as "platformFeeMinor",
    case when t.kind = 'PAYMENT' then p.charge_net_amount_minor else p.captured_amount_minor end as "netMinor"
  from payments p join ledger_transactions t on t.payment_id = p.id and t.kind in ('PAYMENT', 'MISMATCH_HELD')
  where p.id = any(:paymentIds)`;

const isSame = (one: ChargeFees, other: ChargeFees): boolean =>
  one.providerFee.equals(other.providerFee) && one.platformFee.equals(other.platformFee);

/** What a movement adds to the ledger; null for one that was settled as booked. */
const transactionOf = (row: Row, movement: SettledMovement): LedgerTransaction | null => {
  const { isCharge, gross, providerFee, platformFee, source, transactionId } = movement;
  const inCharge = (minor: number) => Money.ofMinor(minor, row.currency);
  if (gross.currency === row.currency) {
    if (!isCharge) return null;
    const expected = {
      providerFee: inCharge(row.providerFeeMinor),
      platformFee: inCharge(row.platformFeeMinor),
    };
    const actual = { providerFee, platformFee };
    return isSame(actual, expected) ? null : bookFeeDifference(row, actual, expected);
  }
  if (isCharge) {
    const settled = gross.minus(providerFee).minus(platformFee);
    return bookConversion(row, transactionId, { booked: inCharge(row.netMinor), settled });
  }
  // The fee of a dispute is booked in its own currency when the dispute is settled.
  return source === null ? null : bookConversion(row, transactionId, { booked: source, settled: gross });
};

/** Books payouts and what they show; the caller holds the lock of the payout. */
export const sqlLedgerBookings = ({ database, ledger }: Deps): LedgerBookings => {
  const isNew = async ({ kind, source }: LedgerTransaction): Promise<boolean> => {
    const found = await database.rows(
      'select id from ledger_transactions where kind = :kind and source = :source',
      {
        kind,
        source,
      },
    );
    return found.length === 0;
  };
  const bookOnce = async (transaction: LedgerTransaction, now: Date): Promise<void> => {
    if (transaction.entries.length > 0 && (await isNew(transaction))) await ledger.book(transaction, now);
  };
  return {
    paymentsOf: async (merchantId: number, intentIds: readonly string[]): Promise<PaymentOfIntent[]> =>
      database.rows<PaymentOfIntent>(
        `select provider_intent_id as "intentId", id as "paymentId" from payments
         where merchant_id = :merchantId and provider_intent_id = any(:intentIds)`,
        { merchantId, intentIds: [...intentIds] },
      ),
    bookPayout: async (payout: BookedPayout, isReturned: boolean, now: Date): Promise<void> => {
      await bookOnce(bookPayout(payout), now);
      if (isReturned) await bookOnce(bookFailedPayout(payout), now);
    },
    bookTransfer: (transfer: BookedTransfer, now: Date) => bookOnce(bookTransfer(transfer), now),
    bookMovements: async (movements: readonly SettledMovement[], now: Date): Promise<void> => {
      if (movements.length === 0) return;
      const paymentIds = [...new Set(movements.map(({ paymentId }) => paymentId))];
      const rows = await database.rows<Row>(bookedPayments, { paymentIds });
      const byPayment = new Map(rows.map((row) => [row.paymentId, row]));
      for (const movement of movements) {
        const row = byPayment.get(movement.paymentId);
        const transaction = row === undefined ? null : transactionOf(row, movement);
        if (transaction !== null) await bookOnce(transaction, now);
      }
    },
  };
};
