import type { Role } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import { BadCredentials, MerchantUserKeepsRole, UserStatusRefused } from './failures.ts';
import { userTransitions, type UserStatus } from './user-status.ts';

/** The details that an administrator sets. */
export type UserDetails = Readonly<{
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}>;

/** A user as stored. */
export type UserRecord = UserDetails &
  Readonly<{
    id: number;
    status: UserStatus;
    passwordHash: string;
    merchantId: number | null;
    language: Language;
    createdAt: Date;
    updatedAt: Date;
    passwordChangedAt: Date;
    lastLoginAt: Date | null;
  }>;

/** A user without an id: the database generates it. */
export type NewUser = Omit<UserRecord, 'id'>;

type NewUserDetails = UserDetails &
  Readonly<{ passwordHash: string; merchantId: number | null; language: Language }>;

type ComparedPassword = Readonly<{ comparedHash: string; strongerHash?: string | undefined; now: Date }>;

/** A user account: names, role, status and the hash of the password. */
export class User {
  #record: UserRecord;

  private constructor(record: UserRecord) {
    this.#record = record;
  }

  static restore(record: UserRecord): User {
    return new User(record);
  }

  /** A new user is ACTIVE. */
  static create(introduction: NewUserDetails, now: Date): NewUser {
    return {
      ...introduction,
      status: 'ACTIVE',
      createdAt: now,
      updatedAt: now,
      passwordChangedAt: now,
      lastLoginAt: null,
    };
  }

  get id(): number {
    return this.#record.id;
  }

  get isActive(): boolean {
    return this.#record.status === 'ACTIVE';
  }

  get isAdmin(): boolean {
    return this.#record.role === 'ADMIN';
  }

  get passwordHash(): string {
    return this.#record.passwordHash;
  }

  toRecord(): UserRecord {
    return { ...this.#record };
  }

  /**
   * Records a sign-in with the password whose hash was compared, and a stronger hash of the same password if there is one.
   * @throws BadCredentials when account or password changed since the comparison
   */
  signIn({ comparedHash, strongerHash, now }: ComparedPassword): void {
    if (!this.isActive || this.passwordHash !== comparedHash) throw new BadCredentials();
    this.#record = { ...this.#record, passwordHash: strongerHash ?? this.passwordHash, lastLoginAt: now };
  }

  /** @throws MerchantUserKeepsRole when the role MERCHANT is given or taken: it belongs to the user's merchant */
  changeDetails(details: UserDetails, now: Date): void {
    const isOfMerchant = this.#record.merchantId !== null || details.role === 'MERCHANT';
    if (isOfMerchant && details.role !== this.#record.role) throw new MerchantUserKeepsRole();
    this.#record = { ...this.#record, ...details, updatedAt: now };
  }

  changePassword(passwordHash: string, now: Date): void {
    this.#record = { ...this.#record, passwordHash, passwordChangedAt: now, updatedAt: now };
  }

  /** @throws UserStatusRefused when the user is LOCKED already */
  lock(now: Date): void {
    const { status } = this.#record;
    if (!userTransitions.isAllowed(status, 'LOCKED')) throw new UserStatusRefused(status, 'LOCKED');
    this.#record = { ...this.#record, status: 'LOCKED', updatedAt: now };
  }

  /** The only way out of LOCKED (decision 7). @throws UserStatusRefused for any other status */
  unlock(now: Date): void {
    const { status } = this.#record;
    if (status !== 'LOCKED') throw new UserStatusRefused(status, 'ACTIVE');
    this.#record = { ...this.#record, status: 'ACTIVE', updatedAt: now };
  }

  /**
   * Makes the user INACTIVE, or leaves it LOCKED, and frees username and e-mail for a new registration. The row stays,
   * because other records refer to it.
   */
  close(freedName: string, now: Date): void {
    const { status } = this.#record;
    this.#record = {
      ...this.#record,
      status: userTransitions.isAllowed(status, 'INACTIVE') ? 'INACTIVE' : status,
      username: freedName,
      email: freedName,
      updatedAt: now,
    };
  }
}
