import { raw, UniqueViolationError, type Model } from 'objection';
import { modelOf } from '#platform/database/model-of.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { EmailTaken, UsernameTaken } from '../../domain/failures.ts';
import { User, type NewUser } from '../../domain/user.ts';
import type { UserKey, Users, UserSelection } from '../../ports/users.ts';
import { usersTable } from './users-table.ts';

const UserModel = modelOf(usersTable);

/** Maps the unique constraints of the names to failures. */
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

const conditionOf = (which: UserSelection): Readonly<Record<string, string | number>> => {
  if (which === 'ACTIVE_ADMINS') return { role: 'ADMIN', status: 'ACTIVE' };
  return 'id' in which ? { id: which.id } : { merchant_id: which.merchantId };
};

export class ObjectionUsers implements Users {
  readonly #transactions: Transactions;

  constructor({ transactions }: Readonly<{ transactions: Transactions }>) {
    this.#transactions = transactions;
  }

  async add(user: NewUser): Promise<User> {
    const inserted = await writing(
      this.#query()
        .insert({ ...usersTable.write(user), version: 1 })
        .returning('id'),
    );
    return User.restore({ ...user, id: Number(inserted.$id()) });
  }

  async find(key: UserKey): Promise<User | null> {
    const row = await ('id' in key ? this.#query().findById(key.id) : this.#named(key.name));
    return row === undefined ? null : userOf(row);
  }

  async lock(which: UserSelection): Promise<User[]> {
    // PostgreSQL re-evaluates rows that changed while the statement waited for their locks; the order avoids deadlocks.
    const rows = await this.#query().where(conditionOf(which)).orderBy('id').forUpdate();
    return rows.map(userOf);
  }

  async save(user: User): Promise<void> {
    const change = { ...usersTable.write(user.toRecord()), version: raw('version + 1') };
    await writing(this.#query().findById(user.id).patch(change));
  }

  async remove(id: number): Promise<void> {
    await this.#query().deleteById(id);
  }

  #named(name: string) {
    return this.#query()
      .whereRaw('lower(username) = lower(?) or lower(email) = lower(?)', [name, name])
      .orderByRaw('lower(username) = lower(?) desc', [name])
      .first();
  }

  #query() {
    return this.#transactions.query(UserModel);
  }
}
