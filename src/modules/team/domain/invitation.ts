import type { Language } from '#kernel/language.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';
import { InvitationSettled } from './failures.ts';

const lifetimeMs = 14 * 24 * 3_600_000;

/** TEAM: a member with a role. ACCOUNTANT: an accountant who reads the merchant's documents and payments. */
export type InvitationKind = 'TEAM' | 'ACCOUNTANT';
/** Only a SENT invitation can be accepted. */
export type InvitationState = 'SENT' | 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';

/** An invitation as stored, without the hash of its secret. */
export type InvitationRecord = Readonly<{
  id: number;
  merchantId: number;
  email: string;
  kind: InvitationKind;
  /** Null for an ACCOUNTANT. */
  role: MerchantRole | null;
  /** Of a MANAGER, in minor units of EUR; null for others. */
  refundLimitMinor: number | null;
  state: InvitationState;
  /** The inviting actor: `user:5`, `operator:root`. */
  invitedBy: string;
  /** Of the mail. */
  language: Language;
  createdAt: Date;
  expiresAt: Date;
  /** When it was accepted, refused, withdrawn or marked expired; null for SENT. */
  settledAt: Date | null;
  /** The id of the user who accepted; null for other states. */
  acceptedBy: number | null;
}>;

/** An invitation without an id: the database generates it. */
export type NewInvitation = Omit<InvitationRecord, 'id'>;

type Request = Pick<
  NewInvitation,
  'merchantId' | 'email' | 'kind' | 'role' | 'refundLimitMinor' | 'invitedBy' | 'language'
>;

/** An invitation to a merchant's team, or as its accountant. */
export class Invitation {
  #record: InvitationRecord;

  private constructor(record: InvitationRecord) {
    this.#record = record;
  }

  static restore(record: InvitationRecord): Invitation {
    return new Invitation(record);
  }

  static create(request: Request, now: Date): NewInvitation {
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    return { ...request, state: 'SENT', createdAt: now, expiresAt, settledAt: null, acceptedBy: null };
  }

  toRecord(): InvitationRecord {
    return { ...this.#record };
  }

  /** EXPIRED from the instant of expiry, also before the nightly job has stored it. */
  stateAt(now: Date): InvitationState {
    const { state, expiresAt } = this.#record;
    return state === 'SENT' && expiresAt <= now ? 'EXPIRED' : state;
  }

  /** Whether it can be accepted. */
  isOpenAt(now: Date): boolean {
    return this.stateAt(now) === 'SENT';
  }

  /** The user who invites; null for an operator. */
  get inviterId(): number | null {
    const [, id] = /^user:(\d+)$/.exec(this.#record.invitedBy) ?? [];
    return id === undefined ? null : Number(id);
  }

  /** @throws InvitationSettled */
  accept(userId: number, now: Date): void {
    this.#settle('ACCEPTED', now);
    this.#record = { ...this.#record, acceptedBy: userId };
  }

  /** @throws InvitationSettled */
  refuse(now: Date): void {
    this.#settle('REFUSED', now);
  }

  /** @throws InvitationSettled */
  withdraw(now: Date): void {
    this.#settle('WITHDRAWN', now);
  }

  /** Ends it for a newer one, also after its expiry. */
  end(now: Date): void {
    const state = this.isOpenAt(now) ? 'WITHDRAWN' : 'EXPIRED';
    this.#record = { ...this.#record, state, settledAt: now };
  }

  #settle(state: InvitationState, now: Date): void {
    if (!this.isOpenAt(now)) throw new InvitationSettled();
    this.#record = { ...this.#record, state, settledAt: now };
  }
}
