import type { MerchantEventType } from '#kernel/merchant-fact.ts';
import { beginEvents } from './begin-events.ts';
import type { Database } from '#platform/database/database.ts';
import type { WebhookEndpoint } from '../../domain/webhook-endpoint.ts';
import type { WebhookEndpoints } from '../../ports/webhook-endpoints.ts';

type Row = Omit<WebhookEndpoint, 'createdAt' | 'disabledAt' | 'failingSince' | 'receivesSince' | 'warnedAt'> &
  Readonly<{
    createdAt: string;
    disabledAt: string | null;
    failingSince: string | null;
    receivesSince: string;
    warnedAt: string | null;
    types: MerchantEventType[];
  }>;

const columns = `id, merchant_id as "merchantId", url, types, description, state, disabled_reason as "disabledReason",
  disabled_at as "disabledAt", version, failing_since as "failingSince", warned_at as "warnedAt", receives_since as "receivesSince",
  beyond_plan as "isBeyondPlan", created_by as "createdBy", created_at as "createdAt"`;

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const endpointOf = (row: Row): WebhookEndpoint => ({
  ...row,
  createdAt: new Date(row.createdAt),
  disabledAt: dateOf(row.disabledAt),
  failingSince: dateOf(row.failingSince),
  receivesSince: new Date(row.receivesSince),
  warnedAt: dateOf(row.warnedAt),
});

const insert = `
  insert into webhook_endpoints (merchant_id, url, types, description, state, disabled_reason, disabled_at, version,
    failing_since, warned_at, receives_since, beyond_plan, created_by, created_at)
  values (:merchantId, :url, cast(:types as text[]), :description, :state, :disabledReason, :disabledAt, :version,
    :failingSince, :warnedAt, :receivesSince, :isBeyondPlan, :createdBy, :createdAt)
  returning id`;

const update = `
  update webhook_endpoints set url = :url, types = cast(:types as text[]), description = :description, state = :state,
    disabled_reason = :disabledReason, disabled_at = :disabledAt, failing_since = :failingSince, warned_at = :warnedAt,
    receives_since = :receivesSince, beyond_plan = :isBeyondPlan
  where id = :id`;

export class SqlWebhookEndpoints implements WebhookEndpoints {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async lockMerchant(merchantId: number): Promise<void> {
    await this.#database.rows('select id from merchants where id = :merchantId for no key update', {
      merchantId,
    });
  }

  async countForNew(merchantId: number): Promise<number> {
    // Two at once would both see room for one.
    await this.lockMerchant(merchantId);
    const [row] = await this.#database.rows<{ count: number }>(
      'select count(*)::int as count from webhook_endpoints where merchant_id = :merchantId',
      { merchantId },
    );
    return row!.count;
  }

  async add(endpoint: Omit<WebhookEndpoint, 'id'>): Promise<number> {
    await beginEvents(this.#database, endpoint.merchantId, endpoint.createdAt);
    const [row] = await this.#database.rows<{ id: number }>(insert, {
      ...endpoint,
      types: [...endpoint.types],
    });
    return row!.id;
  }

  async lock(id: number): Promise<WebhookEndpoint | null> {
    const [row] = await this.#database.rows<Row>(
      `select ${columns} from webhook_endpoints where id = :id for no key update`,
      { id },
    );
    return row === undefined ? null : endpointOf(row);
  }

  async lockOfMerchant(merchantId: number): Promise<readonly WebhookEndpoint[]> {
    const rows = await this.#database.rows<Row>(
      `select ${columns} from webhook_endpoints where merchant_id = :merchantId order by id for no key update`,
      { merchantId },
    );
    return rows.map(endpointOf);
  }

  async save(endpoint: WebhookEndpoint): Promise<void> {
    const { id, url, types, description, state, disabledReason, disabledAt } = endpoint;
    const { failingSince, warnedAt, receivesSince, isBeyondPlan } = endpoint;
    const changed = { url, types: [...types], description, state, disabledReason, disabledAt };
    await this.#database.rows(update, {
      id,
      ...changed,
      failingSince,
      warnedAt,
      receivesSince,
      isBeyondPlan,
    });
  }

  async remove(id: number): Promise<void> {
    await this.#database.rows('delete from webhook_endpoints where id = :id', { id });
  }

  async enabledOf(merchantId: number): Promise<number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `select id from webhook_endpoints where merchant_id = :merchantId and state = 'ENABLED' order by id`,
      { merchantId },
    );
    return rows.map(({ id }) => id);
  }

  async addSecret(
    id: number,
    { sealed, now, oldUntil }: Readonly<{ sealed: Uint8Array; now: Date; oldUntil: Date }>,
  ): Promise<void> {
    await this.#database.rows(
      'delete from webhook_secrets where endpoint_id = :id and expires_at is not null',
      { id },
    );
    await this.#database.rows(
      'update webhook_secrets set expires_at = :oldUntil where endpoint_id = :id and expires_at is null',
      { id, oldUntil },
    );
    await this.#database.rows(
      'insert into webhook_secrets (endpoint_id, sealed, created_at) values (:id, :sealed, :now)',
      { id, sealed: Buffer.from(sealed), now },
    );
  }

  async succeeded(id: number): Promise<void> {
    await this.#database.rows(
      'update webhook_endpoints set failing_since = null, warned_at = null where id = :id and failing_since is not null',
      { id },
    );
  }

  async failed(id: number, now: Date): Promise<WebhookEndpoint | null> {
    // A clock that was ahead must not end the days that count.
    const [row] = await this.#database.rows<Row>(
      `update webhook_endpoints set failing_since = least(coalesce(failing_since, :now), :now) where id = :id
       returning ${columns}`,
      { id, now },
    );
    return row === undefined ? null : endpointOf(row);
  }
}
