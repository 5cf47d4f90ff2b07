import { createHash } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import { RequestKeyReused, RequestUnderWay } from '#kernel/input-failures.ts';
import type { Database } from '../database/database.ts';
import { hasEnded, type ProcessLease } from '../database/process-lease.ts';

type Stored = Readonly<{ request_hash: string; state: 'IN_FLIGHT' | 'DONE'; answer_body: unknown }>;
type Request = Readonly<{ scope: string; key: string; content: unknown }>;

type Deps = Readonly<{ database: Database; clock: Clock; processLease: Pick<ProcessLease, 'number'> }>;

const keptForMs = 25 * 3_600_000;
/** Used when the lease of the first request's process cannot be checked: after this time it counts as dead. */
const abandonedAfterMs = 60_000;

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The same key gets the same response, byte for byte; the action runs once (reliability, "idempotency_keys"). */
export class IdempotencyStore {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * A request whose process has ended is taken over at once: its lease is gone.
   *
   * @throws RequestUnderWay while the first has no response; RequestKeyReused when its input differs
   */
  async once(
    request: Request,
    action: () => Promise<unknown>,
  ): Promise<{ body: unknown; isReplayed: boolean }> {
    const stored = await this.#begin(request);
    if (stored !== null) return { body: stored.answer_body, isReplayed: true };
    try {
      const body = await action();
      await this.#finish(request, body);
      return { body, isReplayed: false };
    } catch (error) {
      // A refused action changed nothing: the same key may try again.
      await this.#delete(request);
      throw error;
    }
  }

  /** Deletes expired responses. @returns how many */
  async purge(): Promise<number> {
    const { database, clock } = this.#deps;
    const purged = await database.rows('delete from idempotency_keys where expires_at < :now returning 1', {
      now: clock.now(),
    });
    return purged.length;
  }

  async #begin({ scope, key, content }: Request): Promise<Stored | null> {
    const { database, clock, processLease } = this.#deps;
    const now = clock.now();
    const bindings = {
      scope,
      key,
      hash: hashOf(content),
      holder: await processLease.number(),
      now,
      expires: new Date(now.getTime() + keptForMs),
      givenUp: new Date(now.getTime() - abandonedAfterMs),
    };
    const begun = await database.rows(
      `insert into idempotency_keys (scope, key, request_hash, state, holder, created_at, expires_at)
       values (:scope, :key, :hash, 'IN_FLIGHT', :holder, :now, :expires)
       on conflict (scope, key) do update
         set request_hash = excluded.request_hash, state = 'IN_FLIGHT', answer_status = null, answer_body = null,
             holder = excluded.holder, created_at = excluded.created_at, expires_at = excluded.expires_at
         where idempotency_keys.expires_at <= :now
            or (idempotency_keys.state = 'IN_FLIGHT' and idempotency_keys.request_hash = excluded.request_hash
                and (idempotency_keys.created_at <= :givenUp or ${hasEnded('idempotency_keys.holder')}))
       returning 1`,
      bindings,
    );
    if (begun.length > 0) return null;
    const [stored] = await database.rows<Stored>(
      'select request_hash, state, answer_body from idempotency_keys where scope = :scope and key = :key',
      { scope, key },
    );
    if (stored === undefined) throw new RequestUnderWay();
    if (stored.request_hash !== bindings.hash) throw new RequestKeyReused();
    if (stored.state === 'IN_FLIGHT') throw new RequestUnderWay();
    return stored;
  }

  async #finish({ scope, key }: Request, body: unknown): Promise<void> {
    await this.#deps.database.rows(
      `update idempotency_keys set state = 'DONE', answer_status = 200, answer_body = :body
       where scope = :scope and key = :key`,
      { scope, key, body: JSON.stringify(body) },
    );
  }

  async #delete({ scope, key }: Request): Promise<void> {
    await this.#deps.database.rows(
      `delete from idempotency_keys where scope = :scope and key = :key and state = 'IN_FLIGHT'`,
      { scope, key },
    );
  }
}
