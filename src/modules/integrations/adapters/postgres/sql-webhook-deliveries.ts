import type { MerchantEventType } from '#kernel/merchant-fact.ts';
import type { Random } from '#kernel/random.ts';
import type { Database } from '#platform/database/database.ts';
import type { EventContent } from '../../domain/merchant-event.ts';
import type { WebhookEndpoint } from '../../domain/webhook-endpoint.ts';
import type {
  Attempt,
  ClaimedDelivery,
  ClaimRequest,
  DeliveryChange,
  DeliveryKey,
  ReplayRequest,
  WebhookDeliveries,
} from '../../ports/webhook-deliveries.ts';
import { claimDue, nextDue, readClaimed } from './claim-deliveries.ts';
import {
  addTest,
  bury,
  countReplay,
  record,
  release,
  repairs,
  replay,
  resend,
  settle,
} from './delivery-statements.ts';
import { eventInVersion } from './event-in-version.ts';
import { randomTail } from './store-events.ts';

/** One claim at a time sees the leases of all others, so no endpoint gets more than its share. */
const claimLock = 7_528_371;

type Row = DeliveryKey &
  Readonly<{
    url: string;
    isFailing: boolean;
    type: MerchantEventType;
    merchantId: number;
    sequence: number;
    at: string;
    content: EventContent;
    version: string;
    /** The version of the endpoint. */
    wanted: string;
    /** Base64. */
    secrets: string[] | null;
  }>;

const claimedOf = (row: Row, lease: string): ClaimedDelivery => {
  const { endpointId, eventId, url, isFailing, type, merchantId, sequence, at, content, version } = row;
  return {
    endpointId,
    eventId,
    lease,
    url,
    isFailing,
    event: eventInVersion(row.wanted, {
      id: eventId,
      type,
      merchantId,
      sequence,
      at: new Date(at),
      content,
      version,
    }),
    secrets: (row.secrets ?? []).map((sealed) => Buffer.from(sealed, 'base64')),
  };
};

type Deps = Readonly<{ database: Database; random: Random }>;
type Leased = DeliveryKey & Readonly<{ lease: string }>;

export class SqlWebhookDeliveries implements WebhookDeliveries {
  readonly #database: Database;
  readonly #random: Random;

  constructor({ database, random }: Deps) {
    this.#database = database;
    this.#random = random;
  }

  claim(request: ClaimRequest): Promise<readonly ClaimedDelivery[]> {
    return this.#database.transact(async () => {
      await this.#database.rows(`select pg_advisory_xact_lock(${claimLock})`);
      const claimed = await this.#database.rows<DeliveryKey>(claimDue, request);
      if (claimed.length === 0) return [];
      const endpointIds = [...new Set(claimed.map(({ endpointId }) => endpointId))];
      const { lease, now } = request;
      const rows = await this.#database.rows<Row>(readClaimed, { lease, now, endpointIds });
      return rows.map((row) => claimedOf(row, lease));
    });
  }

  async nextDue(now: Date): Promise<Date | null> {
    const [row] = await this.#database.rows<{ nextAt: string | null }>(nextDue, { now });
    return row!.nextAt === null ? null : new Date(row!.nextAt);
  }

  async lock({ endpointId, eventId, lease }: Leased): Promise<{ tries: number; isLeased: boolean } | null> {
    const [row] = await this.#database.rows<{ tries: number; isLeased: boolean }>(
      `select attempts as tries, lease is not distinct from cast(:lease as uuid) as "isLeased" from webhook_deliveries
       where endpoint_id = :endpointId and event_id = :eventId for update`,
      { endpointId, eventId, lease },
    );
    return row ?? null;
  }

  async settle(
    { endpointId, eventId }: DeliveryKey,
    attempt: Attempt,
    change: DeliveryChange,
  ): Promise<void> {
    await this.#database.rows(settle, { endpointId, eventId, ...attempt, ...change });
  }

  async record({ endpointId, eventId }: DeliveryKey, attempt: Attempt): Promise<void> {
    await this.#database.rows(record, { endpointId, eventId, ...attempt });
  }

  async release({ endpointId, eventId, lease }: Leased, now: Date): Promise<void> {
    await this.#database.rows(release, { endpointId, eventId, lease, now });
  }

  async bury(endpointId: number, now: Date): Promise<number> {
    return (await this.#database.rows(bury, { endpointId, now })).length;
  }

  async resend({ endpointId, eventId }: DeliveryKey, now: Date): Promise<boolean> {
    return (await this.#database.rows(resend, { endpointId, eventId, now })).length > 0;
  }

  async countReplay(request: ReplayRequest, most: number): Promise<number> {
    const [row] = await this.#database.rows<{ count: number }>(countReplay, {
      ...ofReplay(request),
      most: most + 1,
    });
    return row!.count;
  }

  async replay(request: ReplayRequest): Promise<number> {
    return (await this.#database.rows(replay, { ...ofReplay(request), now: request.now })).length;
  }

  async addTest(
    { id: endpointId, merchantId, version }: WebhookEndpoint,
    { at, object }: Readonly<{ at: Date; object: object }>,
  ): Promise<string> {
    const about = { endpointId, merchantId, version, at, ms: at.getTime(), tail: randomTail(this.#random) };
    const data = JSON.stringify({ object });
    const [row] = await this.#database.rows<{ eventId: string }>(addTest, { ...about, data });
    return row!.eventId;
  }

  async repair(now: Date, longestLeaseMs: number): Promise<void> {
    const longest = new Date(now.getTime() + longestLeaseMs);
    for (const { sql, isOfLease } of repairs)
      await this.#database.rows(sql, isOfLease ? { now, longest } : { now });
  }
}

const ofReplay = ({ endpoint, from, to, onlyFailed }: ReplayRequest) => ({
  endpointId: endpoint.id,
  merchantId: endpoint.merchantId,
  types: [...endpoint.types],
  from,
  to,
  onlyFailed,
});
