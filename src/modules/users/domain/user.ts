import type { Role } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import { BadCredentials } from './failures.ts';
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

  /** A locked account stays locked: only an unlock leads out of that. */
  deactivate(now: Date): User {
    return userStates.isAllowed(this.state.status, 'INACTIVE')
      ? new User({ ...this.state, status: 'INACTIVE', updatedAt: now })
      : this;
  }
}
