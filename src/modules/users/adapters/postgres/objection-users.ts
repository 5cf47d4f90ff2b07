import { raw, UniqueViolationError, type Model } from 'objection';
import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { EmailTaken, UsernameTaken, UserNotFound } from '../../domain/failures.ts';
import { User, type NewUser } from '../../domain/user.ts';
import type { Users } from '../../ports/users.ts';
import { usersTable } from './users-table.ts';

type Deps = Readonly<{ database: Database; transactions: Transactions }>;

/** Waits for a write; a name that another user has becomes a refusal. */
const writing = async <T>(write: PromiseLike<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof UniqueViolationError)) throw error;
    if (error.constraint === 'users_username') throw new UsernameTaken();
    throw error.constraint === 'users_email' ? new EmailTaken() : error;
  }
};

const userOf = (row: Model): User => User.restore(usersTable.read(row));

const required = (row: Model | undefined): User => {
  if (row === undefined) throw new UserNotFound();
  return userOf(row);
};

export class ObjectionUsers implements Users {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async add(user: NewUser): Promise<User> {
    const inserted = await writing(
      this.#query()
        .insert({ ...usersTable.write(user), version: 1 })
        .returning('id'),
    );
    return User.restore({ ...user, id: Number(inserted.$id()) });
  }

  async get(id: number): Promise<User> {
    return required(await this.#query().findById(id));
  }

  async findByName(name: string): Promise<User | null> {
    const row = await this.#query()
      .whereRaw('lower(username) = lower(?) or lower(email) = lower(?)', [name, name])
      .orderByRaw('lower(username) = lower(?) desc', [name])
      .first();
    return row === undefined ? null : userOf(row);
  }

  async getForUpdate(id: number): Promise<User> {
    return required(await this.#query().findById(id).forUpdate());
  }

  async ofMerchantForUpdate(merchantId: number): Promise<User[]> {
    const rows = await this.#query().where({ merchant_id: merchantId }).orderBy('id').forUpdate();
    return rows.map(userOf);
  }

  async lockActiveAdmins(): Promise<number[]> {
    // PostgreSQL checks rows again that changed while the statement waited for them; one order avoids deadlocks.
    const rows = await this.#deps.database.rows<{ id: number }>(
      `select id from users where role = 'ADMIN' and status = 'ACTIVE' order by id for update`,
    );
    return rows.map(({ id }) => id);
  }

  async save(user: User): Promise<void> {
    const change = { ...usersTable.write(user.toRecord()), version: raw('version + 1') };
    await writing(this.#query().findById(user.id).patch(change));
  }

  async remove(id: number): Promise<void> {
    await this.#query().deleteById(id);
  }

  #query() {
    return this.#deps.transactions.query(usersTable.model);
  }
}
