import type Stripe from 'stripe';
import type { AccountMove } from './accounts/account-moves.ts';
import type { Fault } from './faults/fault.ts';
import type { PayoutMove } from './payouts/payout-moves.ts';
import type { DisputeKind, DisputeMove } from './payments/dispute-moves.ts';

export type { Fault } from './faults/fault.ts';

/** One attempt to deliver an event: its time, the answer, and the faults applied. */
type DeliveryAttempt = {
  readonly at: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly faults: readonly string[];
};

/** Delivery of an event to one endpoint. */
type Delivery = {
  readonly id: string;
  readonly event: string;
  readonly type: string;
  readonly url: string | null;
  readonly state: 'waiting' | 'delivered' | 'failed' | 'dropped';
  readonly attempts: readonly DeliveryAttempt[];
};

/** A stored session with its connected account ('' for the platform's own). */
type StoredSession = { readonly account: string; readonly body: Stripe.Checkout.Session };

/** A stored dispute with its connected account ('' for the platform's own). */
type StoredDispute = { readonly account: string; readonly body: Stripe.Dispute };

/** A stored payout with its connected account ('' for the platform's own). */
type StoredPayout = { readonly account: string; readonly body: Stripe.Payout };

/**
 * Pays a session without its page. `later` makes the payment settle some time afterwards; `late` allows an expired
 * session to be paid, as when the bank confirms while the session expires.
 */
type DirectPayment = {
  readonly session: string;
  readonly card?: string;
  readonly email?: string | null;
  readonly later?: 'succeeds' | 'fails';
  readonly late?: boolean;
  /** The holder passes 3-D Secure. */
  readonly passes?: boolean;
  /** From 1; December 2040 unless given. */
  readonly expiryMonth?: number;
  readonly expiryYear?: number;
};

/** Outcome of a direct payment. */
type DirectOutcome = {
  readonly outcome: 'paid' | 'challenge' | 'declined' | 'closed';
  readonly event?: string;
  readonly declineCode?: string;
  readonly status?: 'complete' | 'expired';
};

/** Changes of a connected account, published as `account.updated`. */
type AccountChange = {
  readonly id: string;
  readonly charges_enabled?: boolean;
  readonly payouts_enabled?: boolean;
  readonly details_submitted?: boolean;
};

/** Client of the sandbox's control URL, for tests and the command line. */
export type ControlClient = {
  /** Adds a fault. @returns its id */
  readonly setFault: (fault: Fault) => Promise<string>;
  readonly clearFaults: () => Promise<void>;
  /** Faults that are still pending, and how often they will occur (null: until cleared). */
  readonly faults: () => Promise<readonly { id: string; fault: Fault; remaining: number | null }[]>;
  /** Moves the sandbox's clock forward and runs what became due. @returns its Unix time in seconds */
  readonly advanceClock: (seconds: number) => Promise<number>;
  /** Sets the sandbox's clock back to the machine's. @returns its Unix time in seconds */
  readonly resetClock: () => Promise<number>;
  /**
   * Stops the sandbox's clock at a Unix time in seconds and runs what is due by then. Until `releaseClock` events
   * are stored and not sent. For history created before anything listens; kept in memory, so a restart releases it.
   */
  readonly holdClock: (at: number) => Promise<number>;
  readonly releaseClock: () => Promise<number>;
  /**
   * Runs everything that is due within so many seconds (60 unless given) and resolves when it is done: balance
   * transactions, refunds and disputes of cards with a later outcome, webhook events and their first retries.
   */
  readonly settleNow: (withinSeconds?: number) => Promise<void>;
  /** Pays a session as its page would. */
  readonly pay: (payment: DirectPayment) => Promise<DirectOutcome>;
  /** Sends a stored event again under the same id. */
  readonly replayEvent: (id: string) => Promise<void>;
  readonly changeAccount: (change: AccountChange) => Promise<Stripe.Account>;
  /**
   * Moves a connected account as the provider would: verifies it, rejects it, reviews it, asks for a document within 14
   * days, or lets that time lapse; or as its owner would, who leaves the platform.
   */
  readonly moveAccount: (id: string, move: AccountMove) => Promise<Stripe.Account>;
  /** Has the bank pay a payout now, or return it; `fail` also after it was paid. `payout` is its id. */
  readonly movePayout: (payout: string, move: PayoutMove) => Promise<Stripe.Payout>;
  /** Oldest first. */
  readonly payouts: () => Promise<readonly StoredPayout[]>;
  /** Oldest first. */
  readonly accounts: () => Promise<readonly Stripe.Account[]>;
  /**
   * Moves a dispute as the bank would: an inquiry becomes a chargeback, a chargeback is won (also after it was
   * lost), lost or prevented. `dispute` is its id, its charge or its payment intent.
   */
  readonly moveDispute: (dispute: string, move: DisputeMove) => Promise<Stripe.Dispute>;
  /**
   * Disputes a charge that took money, as its cardholder would. `payment` is a charge or a payment intent. Refused
   * when it is disputed already or fully refunded.
   */
  readonly openDispute: (payment: string, kind: DisputeKind) => Promise<Stripe.Dispute>;
  /** The cardholder's bank warns of fraud. `payment` is a charge that took money or its payment intent. */
  readonly warnOfFraud: (payment: string, fraudType?: string) => Promise<Stripe.Radar.EarlyFraudWarning>;
  /** Oldest first. */
  readonly disputes: () => Promise<readonly StoredDispute[]>;
  readonly sessions: () => Promise<readonly StoredSession[]>;
  readonly deliveries: () => Promise<readonly Delivery[]>;
};

/**
 * Creates a client of the control URL `url`.
 * @throws Error with the sandbox's message, by every call that is refused
 * @example
 * await controlClient({ url, token }).setFault({ kind: 'server-error', times: 1 });
 */
export const controlClient = ({
  url,
  token,
}: {
  readonly url: string;
  readonly token: string;
}): ControlClient => {
  const ask = async <Answer>(name: string, body: object = {}): Promise<Answer> => {
    const answer = await fetch(`${url}/control/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answered = (await answer.json()) as Answer & { message?: string };
    if (!answer.ok) throw new Error(answered.message ?? `The sandbox answered ${answer.status}.`);
    return answered;
  };
  return {
    setFault: async (fault) => (await ask<{ id: string }>('set-fault', fault)).id,
    clearFaults: async () => void (await ask('clear-faults')),
    faults: async () =>
      (await ask<{ faults: { id: string; fault: Fault; remaining: number | null }[] }>('faults')).faults,
    advanceClock: async (seconds) => (await ask<{ now: number }>('advance-clock', { seconds })).now,
    resetClock: async () => (await ask<{ now: number }>('reset-clock')).now,
    holdClock: async (at) => (await ask<{ now: number }>('hold-clock', { at })).now,
    releaseClock: async () => (await ask<{ now: number }>('release-clock')).now,
    settleNow: async (withinSeconds = 60) => void (await ask('settle', { withinSeconds })),
    pay: (payment) => ask<DirectOutcome>('pay', payment),
    replayEvent: async (id) => void (await ask('replay-event', { id })),
    changeAccount: (change) => ask<Stripe.Account>('change-account', change),
    moveAccount: (id, move) => ask<Stripe.Account>('move-account', { id, move }),
    movePayout: (payout, move) => ask<Stripe.Payout>('move-payout', { payout, move }),
    payouts: async () => (await ask<{ payouts: StoredPayout[] }>('payouts')).payouts,
    accounts: async () => (await ask<{ accounts: Stripe.Account[] }>('accounts')).accounts,
    moveDispute: (dispute, move) => ask<Stripe.Dispute>('move-dispute', { dispute, move }),
    openDispute: (payment, kind) => ask<Stripe.Dispute>('open-dispute', { payment, kind }),
    warnOfFraud: (payment, fraudType) =>
      ask<Stripe.Radar.EarlyFraudWarning>('warn-of-fraud', { payment, fraudType }),
    disputes: async () => (await ask<{ disputes: StoredDispute[] }>('disputes')).disputes,
    sessions: async () => (await ask<{ sessions: StoredSession[] }>('sessions')).sessions,
    deliveries: async () => (await ask<{ deliveries: Delivery[] }>('deliveries')).deliveries,
  };
};
