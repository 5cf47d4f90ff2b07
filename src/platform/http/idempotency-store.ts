import { createHash } from 'node:crypto';
import type { RequestKeyUse } from '#contract/endpoint.ts';
import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import { RequestKeyReused, RequestUnderWay } from '#kernel/input-failures.ts';
import type { Database } from '../database/database.ts';
import { sqlStateOf } from '../database/sql-state.ts';
import type { Transactions } from '../database/transactions.ts';
import type { SecretSealing } from '../sealing/secret-sealing.ts';

/** `scope` and `key` name the request (`storedKeyOf`); the same key with another content is another request. */
type Request = Readonly<{ scope: string; key: string; content: unknown }>;
type Response = Readonly<{ body: unknown; isReplayed: boolean }>;
/** @param isRepeated the same request began before, and how it ended is not known */
type Action = (isRepeated: boolean) => Promise<unknown>;
type Row = Readonly<{
  request_hash: string;
  state: 'IN_FLIGHT' | 'DONE';
  answer_body: unknown;
  created_at: string;
  expires_at: string;
}>;
type Deps = Readonly<{
  database: Database;
  transactions: Pick<Transactions, 'share'>;
  sealing: Pick<SecretSealing, 'seal' | 'open'>;
  clock: Clock;
}>;

const keptForMs = 25 * 3_600_000;
/** A claimed request stands in the table from its beginning; after this time its process has ended. */
const abandonedAfterMs = 60_000;

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');
const isClaimed = (use: RequestKeyUse): boolean => use === 'CLAIMED' || use === 'REMOTE';
const isSecret = (use: RequestKeyUse): boolean => use === 'SEALED' || isClaimed(use);
const contextOf = ({ scope, key }: Request): string => `idempotency:${scope}:${key}`;
const uniqueViolation = '23505';
const isResponse = (found: Response | 'ABANDONED' | null): found is Response =>
  found !== null && found !== 'ABANDONED';

/**
 * The same key gets the same response, and the act happens once (reliability, "idempotency_keys"). The row of the key is
 * written in the transaction of the act: both are stored or neither is. Of two requests at once the second waits for the
 * first at that row, is rolled back and gets the response of the first.
 */
export class IdempotencyStore {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws RequestUnderWay while the first has no response; RequestKeyReused when its content differs; what the action
   * throws
   */
  async once(request: Request, use: RequestKeyUse, action: Action): Promise<Response> {
    const stored = await this.#find(request, use);
    if (isResponse(stored)) return stored;
    try {
      return { body: await this.#make(request, use, action, stored === 'ABANDONED'), isReplayed: false };
    } catch (error) {
      // Another request was first, or the commit succeeded although its answer was lost.
      const first = await this.#find(request, use).catch((failure: unknown) => {
        throw failure instanceof Failure ? failure : error;
      });
      if (!isResponse(first)) throw error;
      return first;
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

  #make(request: Request, use: RequestKeyUse, given: Action, isRepeated: boolean): Promise<unknown> {
    const action = (): Promise<unknown> => given(isRepeated);
    if (use === 'IN_ROW') return this.#answer(request, action);
    if (use === 'CLAIMED') return this.#claim(request, () => this.#finishWith(request, action));
    return use === 'REMOTE'
      ? this.#claim(request, () => this.#finishAfter(request, action), { isDivided: true, isRepeated })
      : this.#act(request, use, action);
  }

  /** Act and response in one transaction. */
  #act(request: Request, use: RequestKeyUse, action: () => Promise<unknown>): Promise<unknown> {
    return this.#deps.transactions.share(action, async (body) => {
      if (!(await this.#store(request, this.#written(request, use, body)))) throw new RequestUnderWay();
    });
  }

  /** The key is in the row that the action made: it finds the row again when the response cannot be stored. */
  async #answer(request: Request, action: () => Promise<unknown>): Promise<unknown> {
    const body = await action().catch((error: unknown) => {
      throw sqlStateOf(error) === uniqueViolation ? new RequestUnderWay() : error;
    });
    await this.#store(request, body).catch(() => undefined);
    return body;
  }

  /**
   * Of two requests at once the second is refused. A refused act gives the key back, unless something of it may be done:
   * a divided act that a defect or a lost connection has ended, now or the time before. @throws RequestUnderWay
   */
  async #claim(
    request: Request,
    action: () => Promise<unknown>,
    { isDivided, isRepeated } = { isDivided: false, isRepeated: false },
  ): Promise<unknown> {
    if (!(await this.#begin(request))) throw new RequestUnderWay();
    return action().catch(async (error: unknown) => {
      const mayBeDone = isDivided && (isRepeated || !(error instanceof Failure));
      await (mayBeDone ? this.#abandon(request) : this.#giveBack(request)).catch(() => undefined);
      throw error;
    });
  }

  /** Act and response in one transaction: a process that dies leaves both or neither. A refused act stays counted. */
  #finishWith(request: Request, action: () => Promise<unknown>): Promise<unknown> {
    const finish = async (body: unknown): Promise<void> => {
      if (!(await this.#finish(request, body))) throw new RequestUnderWay();
    };
    return this.#deps.transactions.share(action, finish, 'UNITS');
  }

  /** The response is stored after the act, whose transactions a call to another system divides. */
  async #finishAfter(request: Request, action: () => Promise<unknown>): Promise<unknown> {
    const body = await action();
    await this.#finish(request, body).catch(() => undefined);
    return body;
  }

  /** @returns false when the key stands in the table */
  async #begin(request: Request): Promise<boolean> {
    const { scope, key } = request;
    const now = this.#deps.clock.now();
    const begun = await this.#deps.database.rows(
      `insert into idempotency_keys (scope, key, request_hash, state, created_at, expires_at)
       values (:scope, :key, :hash, 'IN_FLIGHT', :now, :expires)
       on conflict (scope, key) do update
         set request_hash = excluded.request_hash, state = 'IN_FLIGHT', answer_status = null, answer_body = null,
             holder = null, created_at = excluded.created_at, expires_at = excluded.expires_at
         where idempotency_keys.expires_at <= :now
            or (idempotency_keys.state = 'IN_FLIGHT' and idempotency_keys.created_at <= :givenUp)
       returning 1`,
      {
        scope,
        key,
        hash: this.#sealedHashOf(request),
        now,
        expires: new Date(now.getTime() + keptForMs),
        givenUp: this.#givenUp(),
      },
    );
    return begun.length > 0;
  }

  /** @returns false when another request has the key, because this one took too long */
  async #finish(request: Request, body: unknown): Promise<boolean> {
    const { scope, key } = request;
    const finished = await this.#deps.database.rows(
      `update idempotency_keys set state = 'DONE', answer_status = 200, answer_body = :body
       where scope = :scope and key = :key and state = 'IN_FLIGHT' returning 1`,
      { scope, key, body: JSON.stringify(this.#written(request, 'CLAIMED', body)) },
    );
    return finished.length > 0;
  }

  async #giveBack({ scope, key }: Request): Promise<void> {
    await this.#deps.database.rows(
      `delete from idempotency_keys where scope = :scope and key = :key and state = 'IN_FLIGHT' returning 1`,
      { scope, key },
    );
  }

  /** Lets the same request begin again at once, as one that began before. */
  async #abandon({ scope, key }: Request): Promise<void> {
    await this.#deps.database.rows(
      `update idempotency_keys set created_at = :givenUp
       where scope = :scope and key = :key and state = 'IN_FLIGHT' returning 1`,
      { scope, key, givenUp: this.#givenUp() },
    );
  }

  /** @returns ABANDONED when the same request has ended without a response and may have acted (REMOTE) */
  async #find(request: Request, use: RequestKeyUse): Promise<Response | 'ABANDONED' | null> {
    const { scope, key, content } = request;
    const [row] = await this.#deps.database.rows<Row>(
      `select request_hash, state, answer_body, created_at, expires_at from idempotency_keys
       where scope = :scope and key = :key`,
      { scope, key },
    );
    if (row === undefined || this.#hasExpired(row)) return null;
    const isAbandoned = this.#isAbandoned(row);
    if (isAbandoned && use !== 'REMOTE') return null;
    const isSame = this.#hashIn(request, use, row) === hashOf(content);
    if (isAbandoned) return isSame ? 'ABANDONED' : null;
    if (!isSame) throw new RequestKeyReused();
    if (row.state === 'IN_FLIGHT') throw new RequestUnderWay();
    return { body: this.#read(request, use, row.answer_body), isReplayed: true };
  }

  #hasExpired({ expires_at: expiresAt }: Row): boolean {
    return Date.parse(expiresAt) <= this.#deps.clock.now().getTime();
  }

  #isAbandoned({ state, created_at: createdAt }: Row): boolean {
    return state === 'IN_FLIGHT' && Date.parse(createdAt) <= this.#givenUp().getTime();
  }

  /** The process of a request that was claimed by then has ended. */
  #givenUp(): Date {
    return new Date(this.#deps.clock.now().getTime() - abandonedAfterMs);
  }

  /** @returns false when the key has a response already */
  async #store({ scope, key, content }: Request, body: unknown): Promise<boolean> {
    const { database, clock } = this.#deps;
    const now = clock.now();
    const stored = await database.rows(
      `insert into idempotency_keys
         (scope, key, request_hash, state, answer_status, answer_body, created_at, expires_at)
       values (:scope, :key, :hash, 'DONE', 200, :body, :now, :expires)
       on conflict (scope, key) do update
         set request_hash = excluded.request_hash, state = 'DONE', answer_status = 200,
             answer_body = excluded.answer_body, holder = null,
             created_at = excluded.created_at, expires_at = excluded.expires_at
         where idempotency_keys.expires_at <= :now
            or (idempotency_keys.state = 'IN_FLIGHT' and idempotency_keys.created_at <= :givenUp)
       returning 1`,
      {
        scope,
        key,
        hash: hashOf(content),
        body: JSON.stringify(body ?? null),
        now,
        expires: new Date(now.getTime() + keptForMs),
        givenUp: this.#givenUp(),
      },
    );
    return stored.length > 0;
  }

  #written(request: Request, use: RequestKeyUse, body: unknown): unknown {
    if (!isSecret(use)) return body;
    return { sealed: this.#seal(request, JSON.stringify(body ?? null)) };
  }

  #read(request: Request, use: RequestKeyUse, stored: unknown): unknown {
    if (!isSecret(use)) return stored;
    return JSON.parse(this.#open(request, (stored as Readonly<{ sealed: string }>).sealed));
  }

  /** The content of a claimed request may hold a password: its digest would tell a weak one. */
  #sealedHashOf(request: Request): string {
    return this.#seal(request, hashOf(request.content));
  }

  #hashIn(request: Request, use: RequestKeyUse, { request_hash: stored }: Row): string {
    return isClaimed(use) ? this.#open(request, stored) : stored;
  }

  /** @returns base64 */
  #seal(request: Request, text: string): string {
    return Buffer.from(this.#deps.sealing.seal(Buffer.from(text), contextOf(request))).toString('base64');
  }

  #open(request: Request, sealed: string): string {
    return Buffer.from(this.#deps.sealing.open(Buffer.from(sealed, 'base64'), contextOf(request))).toString();
  }
}
