import { EmailTaken, UsernameTaken } from '#src/modules/users/domain/failures.ts';
import { User, type NewUser, type UserRecord } from '#src/modules/users/domain/user.ts';
import type { UserKey, Users, UserSelection } from '#src/modules/users/ports/users.ts';

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const isSelected = (which: UserSelection, { id, merchantId, role, status }: UserRecord): boolean => {
  if (which === 'ACTIVE_ADMINS') return role === 'ADMIN' && status === 'ACTIVE';
  return 'id' in which ? which.id === id : which.merchantId === merchantId;
};

/** Has no locks: a test of a race changes the stored user between two calls. */
export class InMemoryUsers implements Users {
  readonly #records = new Map<number, UserRecord>();
  #lastId = 0;

  get all(): readonly UserRecord[] {
    return [...this.#records.values()];
  }

  async add(user: NewUser): Promise<User> {
    this.#refuseTakenNames(user);
    this.#lastId += 1;
    const record = { ...user, id: this.#lastId };
    this.#records.set(record.id, record);
    return User.restore(record);
  }

  async find(key: UserKey): Promise<User | null> {
    const record = 'id' in key ? this.#records.get(key.id) : this.#named(key.name);
    return record === undefined ? null : User.restore(record);
  }

  async lock(which: UserSelection): Promise<User[]> {
    return this.all.filter((record) => isSelected(which, record)).map(User.restore);
  }

  async save(user: User): Promise<void> {
    const record = user.toRecord();
    this.#refuseTakenNames(record, record.id);
    this.#records.set(record.id, record);
  }

  async remove(id: number): Promise<void> {
    this.#records.delete(id);
  }

  #named(name: string): UserRecord | undefined {
    return (
      this.all.find(({ username }) => isSame(username, name)) ??
      this.all.find(({ email }) => isSame(email, name))
    );
  }

  #refuseTakenNames({ username, email }: NewUser, ownId?: number): void {
    const others = this.all.filter(({ id }) => id !== ownId);
    if (others.some((other) => isSame(other.username, username))) throw new UsernameTaken();
    if (others.some((other) => isSame(other.email, email))) throw new EmailTaken();
  }
}
