import type { Database } from '#platform/database/database.ts';
import { sqlStateOf } from '#platform/database/sql-state.ts';
import { PasskeyTaken } from '../../domain/failures.ts';
import type { PasskeyFactor, SecondFactor } from '../../domain/second-factor.ts';
import type { SecondFactors } from '../../ports/second-factors.ts';

type Row = Readonly<{
  id: number;
  userId: number;
  kind: SecondFactor['kind'];
  name: string;
  createdAt: string;
  confirmedAt: string | null;
  lastUsedAt: string | null;
  sealedSecret: Uint8Array | null;
  lastStep: number | null;
  credentialId: string | null;
  publicKey: Uint8Array | null;
  signCount: number | null;
  transports: string[] | null;
  isBackedUp: boolean | null;
}>;

const select = `select id, user_id as "userId", kind, name, created_at as "createdAt",
  confirmed_at as "confirmedAt", last_used_at as "lastUsedAt", secret_sealed as "sealedSecret",
  last_step as "lastStep", credential_id as "credentialId", public_key as "publicKey", sign_count as "signCount",
  transports, backed_up as "isBackedUp" from second_factors`;

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The table's check constraints say which columns a kind has. */
const factorOf = ({ id, userId, kind, name, ...row }: Row): SecondFactor => {
  const common = {
    id,
    userId,
    name,
    createdAt: new Date(row.createdAt),
    confirmedAt: instant(row.confirmedAt),
    lastUsedAt: instant(row.lastUsedAt),
  };
  if (kind === 'TOTP') return { ...common, kind, sealedSecret: row.sealedSecret!, lastStep: row.lastStep };
  return {
    ...common,
    kind,
    credentialId: row.credentialId!,
    publicKey: row.publicKey!,
    signCount: row.signCount!,
    transports: row.transports!,
    isBackedUp: row.isBackedUp!,
  };
};

const empty = {
  sealedSecret: null,
  lastStep: null,
  credentialId: null,
  publicKey: null,
  signCount: null,
  transports: null,
  isBackedUp: null,
};

const bindingsOf = (factor: SecondFactor): Readonly<Record<string, unknown>> =>
  factor.kind === 'TOTP'
    ? { ...empty, ...factor, sealedSecret: Buffer.from(factor.sealedSecret) }
    : {
        ...empty,
        ...factor,
        publicKey: Buffer.from(factor.publicKey),
        transports: [...factor.transports],
      };

const uniqueViolation = '23505';

export class SqlSecondFactors implements SecondFactors {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async ofUser(userId: number): Promise<readonly SecondFactor[]> {
    const rows = await this.#database.rows<Row>(`${select} where user_id = :userId order by id`, { userId });
    return rows.map(factorOf);
  }

  async withCredential(credentialId: string): Promise<PasskeyFactor | null> {
    const [row] = await this.#database.rows<Row>(`${select} where credential_id = :credentialId`, {
      credentialId,
    });
    return row === undefined ? null : (factorOf(row) as PasskeyFactor);
  }

  async nextId(): Promise<number> {
    const [row] = await this.#database.rows<{ id: number }>(
      `select nextval(pg_get_serial_sequence('second_factors', 'id')) as id`,
    );
    return row!.id;
  }

  async save(factor: SecondFactor): Promise<void> {
    try {
      await this.#database.rows(
        `insert into second_factors (id, user_id, kind, name, created_at, confirmed_at, last_used_at, secret_sealed,
           last_step, credential_id, public_key, sign_count, transports, backed_up)
         overriding system value
         values (:id, :userId, :kind, :name, :createdAt, :confirmedAt, :lastUsedAt, :sealedSecret, :lastStep,
           :credentialId, :publicKey, :signCount, :transports, :isBackedUp)
         on conflict (id) do update set name = excluded.name, confirmed_at = excluded.confirmed_at,
           last_used_at = excluded.last_used_at, secret_sealed = excluded.secret_sealed,
           last_step = excluded.last_step, sign_count = excluded.sign_count, backed_up = excluded.backed_up`,
        bindingsOf(factor),
      );
    } catch (error) {
      throw sqlStateOf(error) === uniqueViolation ? new PasskeyTaken() : error;
    }
  }

  async remove(ids: readonly number[]): Promise<void> {
    await this.#database.rows('delete from second_factors where id = any(cast(:ids as bigint[]))', {
      ids: [...ids],
    });
  }

  async usersWithTotp(): Promise<readonly number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `select distinct user_id as id from second_factors where kind = 'TOTP' order by 1`,
    );
    return rows.map(({ id }) => id);
  }

  async replaceCodes(userId: number, digests: readonly string[], at: Date): Promise<void> {
    await this.#database.rows('delete from recovery_codes where user_id = :userId', { userId });
    await this.#database.rows(
      `insert into recovery_codes (user_id, code_hash, created_at)
       select cast(:userId as bigint), digest, cast(:at as timestamptz)
       from unnest(cast(:digests as text[])) as digest`,
      { userId, digests: [...digests], at },
    );
  }

  async useCode(userId: number, digest: string, at: Date): Promise<boolean> {
    const used = await this.#database.rows(
      `update recovery_codes set used_at = :at
       where user_id = :userId and code_hash = :digest and used_at is null returning 1`,
      { userId, digest, at },
    );
    return used.length > 0;
  }

  async countCodes(userId: number): Promise<number> {
    const [row] = await this.#database.rows<{ count: number }>(
      'select count(*) as count from recovery_codes where user_id = :userId and used_at is null',
      { userId },
    );
    return row!.count;
  }
}
