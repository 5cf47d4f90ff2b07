import type { Role } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import { BadCredentials, MerchantLoginKeepsRole, UserStateRefused } from './failures.ts';
import { userStates, type UserStatus } from './user-status.ts';

export type UserState = Readonly<{
  id: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  status: UserStatus;
  passwordHash: string;
  merchantId: number | null;
  language: Language;
  createdAt: Date;
  updatedAt: Date;
  passwordChangedAt: Date;
  lastLoginAt: Date | null;
}>;

export type NewUser = Omit<UserState, 'id'>;

type Introduction = Readonly<{
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  passwordHash: string;
  merchantId: number | null;
  language: Language;
}>;

/** What an administrator's form says of a user. */
export type UserDetails = Readonly<{
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}>;

/** Somebody who can sign in. Changes give a new value; the old one stays as it was. */
export class User {
  readonly state: UserState;

  private constructor(state: UserState) {
    this.state = state;
  }

  static restore(state: UserState): User {
    return new User(state);
  }

  /** A user may sign in from the start. */
  static create(about: Introduction, now: Date): NewUser {
    return {
      ...about,
      status: 'ACTIVE',
      createdAt: now,
      updatedAt: now,
      passwordChangedAt: now,
      lastLoginAt: null,
    };
  }

  get mayEnter(): boolean {
    return this.state.status === 'ACTIVE';
  }

  get isAdmin(): boolean {
    return this.state.role === 'ADMIN';
  }

  /**
   * Notes a sign-in with the password whose hash was compared, and a stronger hash of the same password if there is one.
   * @throws BadCredentials when account or password changed since the comparison
   */
  enter(with_: Readonly<{ comparedHash: string; strongerHash?: string | undefined; now: Date }>): User {
    if (!this.mayEnter || this.state.passwordHash !== with_.comparedHash) throw new BadCredentials();
    return new User({
      ...this.state,
      passwordHash: with_.strongerHash ?? this.state.passwordHash,
      lastLoginAt: with_.now,
    });
  }

  /** @throws MerchantLoginKeepsRole when one gets or loses the role MERCHANT, which goes with its merchant */
  withDetails(details: UserDetails, now: Date): User {
    const isMerchantNow = this.state.merchantId !== null || details.role === 'MERCHANT';
    if (isMerchantNow && details.role !== this.state.role) {
      throw new MerchantLoginKeepsRole();
    }
    return new User({ ...this.state, ...details, updatedAt: now });
  }

  withPassword(passwordHash: string, now: Date): User {
    return new User({ ...this.state, passwordHash, passwordChangedAt: now, updatedAt: now });
  }

  /** @throws UserStateRefused when it is locked already */
  lock(now: Date): User {
    return this.#to('LOCKED', now);
  }

  /** The only way out of LOCKED (decision 7), and a way out of nothing else. @throws UserStateRefused */
  unlock(now: Date): User {
    const { status } = this.state;
    if (status !== 'LOCKED') throw new UserStateRefused(status, 'ACTIVE');
    return this.#to('ACTIVE', now);
  }

  /** Gives username and e-mail free for a new registration; the row stays for what it did. */
  close(freedName: string, now: Date): User {
    const { state } = this.deactivate(now);
    return new User({ ...state, username: freedName, email: freedName, updatedAt: now });
  }

  /** A locked account stays locked: only an unlock leads out of that. */
  deactivate(now: Date): User {
    return userStates.isAllowed(this.state.status, 'INACTIVE')
      ? new User({ ...this.state, status: 'INACTIVE', updatedAt: now })
      : this;
  }

  #to(status: UserStatus, now: Date): User {
    if (!userStates.isAllowed(this.state.status, status)) {
      throw new UserStateRefused(this.state.status, status);
    }
    return new User({ ...this.state, status, updatedAt: now });
  }
}
