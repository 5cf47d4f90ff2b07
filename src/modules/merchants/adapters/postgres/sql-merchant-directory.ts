import { hasRole, isTrusted, mustNotLackFactor, type Actor } from '#kernel/actor.ts';
import type { Days } from '#kernel/month.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import { Merchant } from '../../domain/merchant.ts';
import {
  holdingOf,
  segmentsOf,
  type Registration,
  type RegistrationSegment,
} from '../../domain/registrations.ts';
import type { MerchantDirectory, MerchantRecord } from '../../application/merchant-directory.ts';
import { merchants } from './merchants-table.ts';
import { readRegistrations } from './merchant-registrations.ts';

const recordOf = (row: object): MerchantRecord => {
  const details = merchants.read(row);
  const { createdAt: _, updatedAt: __, closedAt: ___, version: ____, ...record } = details;
  return { ...record, isAccepting: Merchant.restore(details).isAccepting };
};

export class SqlMerchantDirectory implements MerchantDirectory {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  byId(id: number): Promise<MerchantRecord | null> {
    return this.#find('id = :id', id);
  }

  openById(id: number): Promise<MerchantRecord | null> {
    return this.#find('id = :id and closed_at is null', id);
  }

  async openByIds(ids: readonly number[]): Promise<readonly MerchantRecord[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `select ${merchants.select('m')} from merchants m
       where id = any(cast(:ids as bigint[])) and closed_at is null order by id`,
      { ids: [...ids] },
    );
    return rows.map(recordOf);
  }

  async registrationsOf(id: number, days: Days): Promise<readonly RegistrationSegment[]> {
    return segmentsOf(await readRegistrations(this.#database, id), days);
  }

  async registrationHistoryOf(id: number): Promise<readonly Registration[]> {
    return holdingOf(await readRegistrations(this.#database, id));
  }

  async visibleTo(actor: Actor): Promise<Visibility> {
    mustNotLackFactor(actor);
    if (isTrusted(actor) || hasRole(actor, 'SUPPORT')) return 'all';
    if (actor.kind === 'key') return [actor.merchantId];
    if (actor.kind !== 'user') return [];
    if (actor.role === 'ACCOUNTANT') return this.#assignedTo(actor.userId);
    return actor.merchantId === null ? [] : [actor.merchantId];
  }

  async #find(condition: string, id: number): Promise<MerchantRecord | null> {
    const [row] = await this.#database.rows<{ id: number }>(
      `select ${merchants.select('m')} from merchants m where ${condition}`,
      { id },
    );
    return row === undefined ? null : recordOf(row);
  }

  async #assignedTo(userId: number): Promise<number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      'select merchant_id as id from merchant_assignments where user_id = :userId order by merchant_id',
      { userId },
    );
    return rows.map(({ id }) => id);
  }
}
