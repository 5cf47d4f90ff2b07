import type {
  BookedPayout,
  BookedTransfer,
  LedgerBookings,
  PaymentOfIntent,
  SettledMovement,
} from '#modules/payments/index.ts';

/** Records what payouts and movements of bank accounts book; the payments of intents are given by the test. */
export class RecordedLedgerBookings implements LedgerBookings {
  readonly payments = new Map<string, number>();
  readonly payouts: (BookedPayout & { isReturned: boolean })[] = [];
  readonly transfers: BookedTransfer[] = [];
  readonly movements: SettledMovement[] = [];

  async paymentsOf(_merchantId: number, intentIds: readonly string[]): Promise<PaymentOfIntent[]> {
    return intentIds.flatMap((intentId) => {
      const paymentId = this.payments.get(intentId);
      return paymentId === undefined ? [] : { intentId, paymentId };
    });
  }

  async bookPayout(payout: BookedPayout, isReturned: boolean): Promise<void> {
    this.payouts.push({ ...payout, isReturned });
  }

  async bookTransfer(transfer: BookedTransfer): Promise<void> {
    this.transfers.push(transfer);
  }

  async bookMovements(movements: readonly SettledMovement[]): Promise<void> {
    this.movements.push(...movements);
  }
}
