import type { Role } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import { BadCredentials, MerchantUserKeepsRole, UserStatusRefused } from './failures.ts';
import { userTransitions, type UserStatus } from './user-status.ts';

export type PersonName = Readonly<{ firstName: string; lastName: string }>;

/** The details that an administrator sets. */
export type UserDetails = PersonName & Readonly<{ username: string; email: string; role: Role }>;

/** A user as stored. */
export type UserRecord = UserDetails &
  Readonly<{
    id: number;
    status: UserStatus;
    /** Null without a password: an invited user, or one whose password was ended. */
    passwordHash: string | null;
    /** Whether an administrator typed the password and the user has not replaced it. */
    isPasswordTemporary: boolean;
    /** Null for an address that is not verified. */
    emailVerifiedAt: Date | null;
    /** The address whose mail server refused the newest account mail for good; null: none. */
    refusedEmail: string | null;
    /** The merchant that a MERCHANT last worked for; its rights follow from memberships. */
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
  Readonly<{
    passwordHash: string | null;
    merchantId: number | null;
    language: Language;
    isPasswordTemporary?: boolean;
    isEmailVerified?: boolean;
  }>;

type ComparedPassword = Readonly<{ comparedHash: string | null; strongerHash?: string | undefined }>;

/** A user account: names, role, status and the hash of the password. */
export class User {
  #record: UserRecord;

  private constructor(record: UserRecord) {
    this.#record = record;
  }

  static restore(record: UserRecord): User {
    return new User(record);
  }

  /** A new user is ACTIVE; its e-mail is verified unless said otherwise. */
  static create(
    { isPasswordTemporary = false, isEmailVerified = true, ...introduction }: NewUserDetails,
    now: Date,
  ): NewUser {
    return {
      ...introduction,
      status: 'ACTIVE',
      isPasswordTemporary,
      emailVerifiedAt: isEmailVerified ? now : null,
      refusedEmail: null,
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

  get isEmailVerified(): boolean {
    return this.#record.emailVerifiedAt !== null;
  }

  get email(): string {
    return this.#record.email;
  }

  get passwordHash(): string | null {
    return this.#record.passwordHash;
  }

  toRecord(): UserRecord {
    return { ...this.#record };
  }

  /**
   * Accepts the password whose hash was compared, and stores a stronger hash of it if there is one.
   * @throws BadCredentials when account or password changed since the comparison
   */
  acceptPassword({ comparedHash, strongerHash }: ComparedPassword): void {
    if (!this.isActive || this.passwordHash !== comparedHash) throw new BadCredentials();
    this.#record = { ...this.#record, passwordHash: strongerHash ?? this.passwordHash };
  }

  /** Records a sign-in. @throws BadCredentials when the account is not ACTIVE */
  signIn(now: Date): void {
    if (!this.isActive) throw new BadCredentials();
    this.#record = { ...this.#record, lastLoginAt: now };
  }

  /** @throws MerchantUserKeepsRole when the role MERCHANT is given or taken: it belongs to the user's merchants */
  changeDetails(details: UserDetails, now: Date): void {
    const { role } = this.#record;
    if (role !== details.role && [role, details.role].includes('MERCHANT')) throw new MerchantUserKeepsRole();
    this.#record = { ...this.#record, ...details, updatedAt: now };
  }

  changeName({ firstName, lastName }: PersonName, now: Date): void {
    this.#record = { ...this.#record, firstName, lastName, updatedAt: now };
  }

  /** Records the merchant that the user last worked for; null when the last membership has ended. */
  workFor(merchantId: number | null): void {
    this.#record = { ...this.#record, merchantId };
  }

  changePassword(passwordHash: string, now: Date, { isTemporary = false } = {}): void {
    this.#record = {
      ...this.#record,
      passwordHash,
      isPasswordTemporary: isTemporary,
      passwordChangedAt: now,
      updatedAt: now,
    };
  }

  /** Ends the password: the user needs a reset to sign in. */
  endPassword(now: Date): void {
    this.#record = { ...this.#record, passwordHash: null, passwordChangedAt: now, updatedAt: now };
  }

  /** Whether a mail reached this address of the user, in any case of letters. */
  hasEmail(email: string): boolean {
    return this.#record.email.toLowerCase() === email.toLowerCase();
  }

  /** Records how the newest mail to the address ended. @returns whether that changed the account */
  recordMail(email: string, outcome: 'SENT' | 'REFUSED'): boolean {
    const { refusedEmail } = this.#record;
    const isOfRefused = refusedEmail?.toLowerCase() === email.toLowerCase();
    if (isOfRefused === (outcome === 'REFUSED')) return false;
    this.#record = { ...this.#record, refusedEmail: outcome === 'REFUSED' ? email : null };
    return true;
  }

  /** Records that a mail reached the user's e-mail; the first time stays. */
  verifyEmail(now: Date): void {
    if (this.isEmailVerified) return;
    this.#record = { ...this.#record, emailVerifiedAt: now, refusedEmail: null, updatedAt: now };
  }

  /**
   * Sets an address that was confirmed by a link mailed to it. The username stays; only that of a registration whose
   * address was never verified follows, so that the holder of that address can register.
   */
  changeEmail(email: string, now: Date): void {
    const { username } = this.#record;
    const follows = !this.isEmailVerified && this.hasEmail(username);
    const names = { username: follows ? email : username, email };
    this.#record = { ...this.#record, ...names, emailVerifiedAt: now, refusedEmail: null, updatedAt: now };
  }

  /** Replaces the mistyped address of a registration, which is the username, too; the new one is not verified. */
  correctEmail(email: string, now: Date): void {
    this.#record = { ...this.#record, username: email, email, refusedEmail: null, updatedAt: now };
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
