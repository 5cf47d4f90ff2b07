import { UniqueViolationError } from 'objection';
import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { EmailTaken, UsernameTaken, UserNotFound } from '../../domain/failures.ts';
import { User, type NewUser } from '../../domain/user.ts';
import type { Users } from '../../ports/users.ts';
import { rowOfUser, stateOfUser, UserModel } from './user-model.ts';

const asFailure = (error: unknown): unknown => {
  if (!(error instanceof UniqueViolationError)) return error;
  if (error.constraint === 'users_username') return new UsernameTaken();
  return error.constraint === 'users_email' ? new EmailTaken() : error;
};

export class ObjectionUsers implements Users {
  readonly #database: Database;
  readonly #transactions: Transactions;

  constructor({ database, transactions }: Readonly<{ database: Database; transactions: Transactions }>) {
    this.#database = database;
    this.#transactions = transactions;
  }

  async add(user: NewUser): Promise<User> {
    try {
      const { id } = await this.#query()
        .insert({ ...rowOfUser(user), version: 1 })
        .returning('id');
      return User.restore({ ...user, id });
    } catch (error) {
      throw asFailure(error);
    }
  }

  async get(id: number): Promise<User> {
    const row = await this.#query().findById(id);
    if (row === undefined) throw new UserNotFound();
    return User.restore(stateOfUser(row));
  }

  async byName(name: string): Promise<User | null> {
    const row = await this.#query()
      .whereRaw('lower(username) = lower(?) or lower(email) = lower(?)', [name, name])
      // Who bears the name comes before the one who is only written to under it.
      .orderByRaw('lower(username) = lower(?) desc', [name])
      .first();
    return row === undefined ? null : User.restore(stateOfUser(row));
  }

  async change(id: number, change: (user: User) => User): Promise<User> {
    return this.#database.transact(async () => {
      const row = await this.#held(id);
      const user = change(User.restore(stateOfUser(row)));
      const { id: _, ...state } = user.state;
      try {
        await this.#query()
          .patch({ ...rowOfUser(state), version: row.version + 1 })
          .where({ id });
      } catch (error) {
        throw asFailure(error);
      }
      return user;
    });
  }

  async remove(id: number, check: (user: User) => void): Promise<User> {
    return this.#database.transact(async () => {
      const user = User.restore(stateOfUser(await this.#held(id)));
      check(user);
      await this.#query().deleteById(id);
      return user;
    });
  }

  async idsOfMerchant(merchantId: number): Promise<number[]> {
    const rows = await this.#query().select('id').where({ merchant_id: merchantId }).orderBy('id');
    return rows.map(({ id }) => id);
  }

  async #held(id: number): Promise<UserModel> {
    const row = await this.#query().findById(id).forUpdate();
    if (row === undefined) throw new UserNotFound();
    return row;
  }

  #query() {
    return this.#transactions.query(UserModel);
  }
}
