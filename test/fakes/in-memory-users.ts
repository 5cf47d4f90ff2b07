import { EmailTaken, UsernameTaken, UserNotFound } from '#src/modules/users/domain/failures.ts';
import { User, type NewUser, type UserRecord } from '#src/modules/users/domain/user.ts';
import type { Users } from '#src/modules/users/ports/users.ts';

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Locks nothing: a test that needs a race changes the stored user between two calls. */
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

  async get(id: number): Promise<User> {
    const record = this.#records.get(id);
    if (record === undefined) throw new UserNotFound();
    return User.restore(record);
  }

  async findByName(name: string): Promise<User | null> {
    const record =
      this.all.find(({ username }) => isSame(username, name)) ??
      this.all.find(({ email }) => isSame(email, name));
    return record === undefined ? null : User.restore(record);
  }

  getForUpdate(id: number): Promise<User> {
    return this.get(id);
  }

  async ofMerchantForUpdate(merchantId: number): Promise<User[]> {
    return this.all.filter((record) => record.merchantId === merchantId).map(User.restore);
  }

  async lockActiveAdmins(): Promise<number[]> {
    return this.all.filter(({ role, status }) => role === 'ADMIN' && status === 'ACTIVE').map(({ id }) => id);
  }

  async save(user: User): Promise<void> {
    const record = user.toRecord();
    this.#refuseTakenNames(record, record.id);
    this.#records.set(record.id, record);
  }

  async remove(id: number): Promise<void> {
    this.#records.delete(id);
  }

  #refuseTakenNames({ username, email }: NewUser, ownId?: number): void {
    const others = this.all.filter(({ id }) => id !== ownId);
    if (others.some((other) => isSame(other.username, username))) throw new UsernameTaken();
    if (others.some((other) => isSame(other.email, email))) throw new EmailTaken();
  }
}
