import {
  accountTransitions,
  statusOf,
  type AccountFacts,
  type AccountStatus,
  type PayoutSchedule,
} from './account-status.ts';
import { AccountIsActive, AccountIsRejected, AccountWasLeft } from './failures.ts';

/** The exact order of an account, stored before the call; it holds personal data until the account exists. */
export type AccountRequest = Readonly<{
  email: string;
  businessName: string;
  /** The merchant's public page; null where the installation has no address that the provider accepts. */
  url: string | null;
}>;

/** A merchant's account as it is stored. */
export type MerchantAccountRecord = Readonly<{
  merchantId: number;
  provider: string;
  accountId: string | null;
  status: AccountStatus;
  requestedAt: Date;
  request: AccountRequest | null;
  /** Counts idempotency keys: a refused order gets another one. */
  attempt: number;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  due: readonly string[];
  pastDue: readonly string[];
  deadline: Date | null;
  disabledReason: string | null;
  bankLast4: string | null;
  bankCurrency: string | null;
  payoutSchedule: PayoutSchedule | null;
  checkedAt: Date | null;
  nextCheckAt: Date | null;
  version: number;
}>;

/** A change of the status. PAUSED: charges or payouts have stopped, or the account was refused. */
export type AccountChange = Readonly<{
  from: AccountStatus;
  to: AccountStatus;
  mail: 'ACTIVE' | 'PAUSED' | 'LEFT' | null;
}>;

const hourMs = 3_600_000;
/** The provider keeps a key for 24 hours; one hour allows for clocks. */
const keyLifeMs = 23 * hourMs;
/** No account is looked at later than after this pause. */
export const longestPauseMs = 24 * hourMs;
/** How long a status stays without a look; null: until someone asks. */
const pausesMs: Readonly<Record<AccountStatus, number | null>> = {
  NONE: null,
  STARTED: hourMs,
  RESTRICTED: hourMs,
  PENDING: hourMs,
  ACTIVE: longestPauseMs,
  REJECTED: null,
  LEFT: null,
};

const closed: Pick<MerchantAccountRecord, 'chargesEnabled' | 'payoutsEnabled'> = {
  chargesEnabled: false,
  payoutsEnabled: false,
};

/** A merchant's account at the card provider. */
export class MerchantAccount {
  #record: MerchantAccountRecord;
  readonly #loaded: MerchantAccountRecord;

  private constructor(record: MerchantAccountRecord) {
    this.#record = record;
    this.#loaded = record;
  }

  /** A request without an account; store it before the provider is called. */
  static request(
    of: Readonly<{ merchantId: number; provider: string; request: AccountRequest }>,
    now: Date,
  ): MerchantAccount {
    return new MerchantAccount({
      ...of,
      accountId: null,
      status: 'NONE',
      requestedAt: now,
      attempt: 1,
      ...closed,
      due: [],
      pastDue: [],
      deadline: null,
      disabledReason: null,
      bankLast4: null,
      bankCurrency: null,
      payoutSchedule: null,
      checkedAt: null,
      nextCheckAt: null,
      version: 1,
    });
  }

  static restore(record: MerchantAccountRecord): MerchantAccount {
    return new MerchantAccount(record);
  }

  toRecord(): MerchantAccountRecord {
    return this.#record;
  }

  /** The account as it was created or loaded. */
  asLoaded(): MerchantAccount {
    return new MerchantAccount(this.#loaded);
  }

  get merchantId(): number {
    return this.#record.merchantId;
  }

  get accountId(): string | null {
    return this.#record.accountId;
  }

  /** Neither rejected by the provider nor out of our access. */
  get isOpen(): boolean {
    const { status } = this.#record;
    return status !== 'REJECTED' && status !== 'LEFT';
  }

  /** Charges may be made on it now. */
  get isChargeable(): boolean {
    return this.#record.chargesEnabled && this.isOpen;
  }

  /** Payouts from it may be made now. */
  get isPaidOut(): boolean {
    return this.#record.payoutsEnabled && this.isOpen;
  }

  /** The idempotency key of the order. */
  get key(): string {
    const { merchantId, attempt } = this.#record;
    return attempt === 1 ? `account:${merchantId}` : `account:${merchantId}:${attempt}`;
  }

  /** Whether the provider may have made the account under a key that it keeps no longer, or under another key. */
  mustBeLookedFor(now: Date): boolean {
    const { requestedAt, attempt } = this.#record;
    return attempt > 1 || now.getTime() - requestedAt.getTime() > keyLifeMs;
  }

  /** @throws AccountIsActive, AccountIsRejected, AccountWasLeft */
  mustBeStartable(): void {
    if (this.#record.status === 'ACTIVE') throw new AccountIsActive();
    this.mustBeOpen();
  }

  /** @throws AccountIsRejected, AccountWasLeft */
  mustBeOpen(): void {
    if (this.#record.status === 'REJECTED') throw new AccountIsRejected();
    if (this.#record.status === 'LEFT') throw new AccountWasLeft();
  }

  /** The provider refused the order: the next try has another key and the merchant's data of that time. */
  replaceRequest(request: AccountRequest): void {
    this.#change({ request, attempt: this.#record.attempt + 1 });
  }

  /** The provider has made the account. */
  attach(accountId: string, now: Date): AccountChange {
    const change = this.#move('STARTED');
    this.#change({ accountId, request: null, nextCheckAt: now });
    return { ...change!, mail: null };
  }

  /**
   * Takes over what was fetched; null: the provider gives no access.
   * @returns the change of the status; null without one
   */
  apply(facts: AccountFacts | null, now: Date): AccountChange | null {
    const before = { status: this.#record.status, isChargeable: this.isChargeable };
    const to = statusOf(facts);
    const change = this.#move(to);
    const pauseMs = pausesMs[to];
    this.#change({
      ...(facts === null ? closed : storedOf(facts)),
      checkedAt: now,
      nextCheckAt: pauseMs === null ? null : new Date(now.getTime() + pauseMs),
    });
    return change === null ? null : { ...change, mail: this.#mailAfter(before) };
  }

  #mailAfter({
    status,
    isChargeable,
  }: Readonly<{ status: AccountStatus; isChargeable: boolean }>): AccountChange['mail'] {
    const { status: to } = this.#record;
    if (to === 'ACTIVE' || to === 'LEFT') return to;
    const hasStopped = status === 'ACTIVE' || (isChargeable && !this.isChargeable);
    return hasStopped || to === 'REJECTED' ? 'PAUSED' : null;
  }

  #move(to: AccountStatus): Pick<AccountChange, 'from' | 'to'> | null {
    const { status: from } = this.#record;
    if (from === to) return null;
    if (!accountTransitions.isAllowed(from, to)) throw new Error(`an account moves from ${from} to ${to}`);
    this.#change({ status: to });
    return { from, to };
  }

  #change(parts: Partial<MerchantAccountRecord>): void {
    this.#record = { ...this.#record, ...parts };
  }
}

const storedOf = (facts: AccountFacts): Partial<MerchantAccountRecord> => ({
  chargesEnabled: facts.areChargesEnabled,
  payoutsEnabled: facts.arePayoutsEnabled,
  due: facts.due,
  pastDue: facts.pastDue,
  deadline: facts.deadline,
  disabledReason: facts.disabledReason,
  bankLast4: facts.bankLast4,
  bankCurrency: facts.bankCurrency,
  payoutSchedule: facts.payoutSchedule,
});
