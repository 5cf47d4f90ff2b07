import type { Random } from '#kernel/random.ts';
import { beginEvents } from './begin-events.ts';
import type { Database } from '#platform/database/database.ts';
import { ApiKey, type NewApiKey } from '../../domain/api-key.ts';
import type { ApiKeys, CreatedApiKey } from '../../ports/api-keys.ts';
import { apiKeyColumns, apiKeysTable } from './api-keys-table.ts';
import { keyHash, newKeyText } from './key-text.ts';

type Deps = Readonly<{ database: Database; random: Random }>;

const select = `select ${apiKeyColumns} from api_keys k`;

/** Live keys of the merchant that no other key replaces. */
export const countLiveKeys = `select count(*)::integer as count from api_keys where merchant_id = :merchantId
  and ended_at is null and replaced_by is null and (expires_at is null or expires_at > :now)`;

const keyOf = (row: object): ApiKey => ApiKey.restore(apiKeysTable.read(row));

export class SqlApiKeys implements ApiKeys {
  readonly #database: Database;
  readonly #random: Random;

  constructor({ database, random }: Deps) {
    this.#database = database;
    this.#random = random;
  }

  async lockMerchant(merchantId: number): Promise<boolean> {
    await this.#database.rows('select pg_advisory_xact_lock(hashtextextended(:name, 0))', {
      name: `integrations.api-keys ${merchantId}`,
    });
    const [merchant] = await this.#database.rows<{ isOpen: boolean }>(
      'select closed_at is null as "isOpen" from merchants where id = :merchantId for share',
      { merchantId },
    );
    return merchant?.isOpen === true;
  }

  async countLive(merchantId: number, now: Date): Promise<number> {
    const [row] = await this.#database.rows<{ count: number }>(countLiveKeys, { merchantId, now });
    return row!.count;
  }

  async add(key: NewApiKey): Promise<CreatedApiKey> {
    const { id, text } = newKeyText(this.#random, key.mode);
    await beginEvents(this.#database, key.merchantId, key.createdAt);
    const [row] = await this.#database.rows<object>(
      `with k as (
         insert into api_keys (id, merchant_id, name, mode, secret_hash, scopes, networks, version, created_by,
           created_at, expires_at, beyond_plan)
         values (:id, :merchantId, :name, :mode, :hash, cast(:scopes as text[]),
           array(select network(cast(given as inet)) from unnest(cast(:networks as text[])) given), :version,
           :createdBy, :createdAt, :expiresAt, :isBeyondPlan)
         returning *)
       ${select.replace('api_keys k', 'k')}`,
      { ...key, id, hash: keyHash(text), scopes: [...key.scopes], networks: [...key.networks] },
    );
    return { key: keyOf(row!), text };
  }

  lock(id: string): Promise<ApiKey | null> {
    return this.#first(`${select} where k.id = :id for update`, { id });
  }

  async lockOfMerchant(merchantId: number): Promise<readonly ApiKey[]> {
    const rows = await this.#database.rows<object>(
      `${select} where k.merchant_id = :merchantId and k.ended_at is null order by k.id for update`,
      { merchantId },
    );
    return rows.map(keyOf);
  }

  async save(key: ApiKey): Promise<void> {
    const { id, expiresAt, endedAt, endReason, replacedBy, isBeyondPlan } = key.toRecord();
    await this.#database.rows(
      `update api_keys set expires_at = :expiresAt, ended_at = :endedAt, end_reason = :endReason,
         replaced_by = :replacedBy, beyond_plan = :isBeyondPlan where id = :id`,
      { id, expiresAt, endedAt, endReason, replacedBy, isBeyondPlan },
    );
  }

  /** The key with this text, however it ended; null for an unknown one. */
  ofText(text: string): Promise<ApiKey | null> {
    return this.#first(`${select} where k.secret_hash = :hash`, { hash: keyHash(text) });
  }

  find(id: string): Promise<ApiKey | null> {
    return this.#first(`${select} where k.id = :id`, { id });
  }

  /** Of two concurrent uses the later instant is stored. */
  async markUsed(id: string, now: Date): Promise<void> {
    await this.#database.rows(
      'update api_keys set last_used_at = :now where id = :id and (last_used_at is null or last_used_at < :now)',
      { id, now },
    );
  }

  async #first(sql: string, bindings: Readonly<Record<string, unknown>>): Promise<ApiKey | null> {
    const [row] = await this.#database.rows<object>(sql, bindings);
    return row === undefined ? null : keyOf(row);
  }
}
