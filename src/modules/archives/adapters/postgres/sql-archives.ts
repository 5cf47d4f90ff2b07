import type { Database } from '#platform/database/database.ts';
import { mailedSecretHash, newMailedSecret } from '#platform/mailed-secret.ts';
import type { ArchiveRows } from '../../application/archive-rows.ts';
import type { Archive } from '../../domain/archive.ts';

type AsRow<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K];
};

export const archiveColumns = `a.id, a.merchant_id as "merchantId", a.state, a.folder, a.parts_done as done, a.parts_total as total,
  a.failed_part as "failedPart", a.bytes, a.requested_by as "requestedBy", a.requested_at as "requestedAt", a.ready_at as "readyAt",
  a.expires_at as "expiresAt"`;

/** A row of `archiveColumns`. */
export const archiveOf = (row: AsRow<Archive>): Archive => ({
  ...row,
  requestedAt: new Date(row.requestedAt),
  readyAt: row.readyAt === null ? null : new Date(row.readyAt),
  expiresAt: new Date(row.expiresAt),
});
export type ArchiveRow = AsRow<Archive>;

/** How long the folder of an archive that ended is looked for again, should a run have written into it meanwhile. */
const lookAgain = '30 days';

export class SqlArchives implements ArchiveRows {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  find(id: number): Promise<Archive | null> {
    return this.#one('from archives a where a.id = :id', { id });
  }

  findBySecret(secret: string): Promise<Archive | null> {
    return this.#one(
      'from archive_links k join archives a on a.id = k.archive_id where k.secret_hash = :hash',
      { hash: mailedSecretHash(secret) },
    );
  }

  async begin(archive: Parameters<ArchiveRows['begin']>[0]): Promise<Archive> {
    await this.#database.rows(
      `insert into archives (merchant_id, state, requested_by, requested_at, expires_at)
       values (:merchantId, 'MAKING', :requestedBy, :requestedAt, :expiresAt)
       on conflict (merchant_id) where state = 'MAKING' do nothing returning id`,
      archive,
    );
    const stored = await this.#one(
      `from archives a where a.merchant_id = :merchantId and a.state = 'MAKING'`,
      { merchantId: archive.merchantId },
    );
    return stored!;
  }

  async advance(id: number, { done, total }: Parameters<ArchiveRows['advance']>[1]): Promise<void> {
    await this.#database.rows(
      `update archives set parts_done = :done, parts_total = :total where id = :id and state = 'MAKING' returning id`,
      { id, done, total },
    );
  }

  async noteFailure(id: number, path: string | null): Promise<void> {
    await this.#database.rows('update archives set failed_part = :path where id = :id returning id', {
      id,
      path,
    });
  }

  async finish(id: number, ready: Parameters<ArchiveRows['finish']>[1]): Promise<boolean> {
    const rows = await this.#database.rows(
      `update archives set state = 'READY', bytes = :bytes, ready_at = :readyAt, expires_at = :expiresAt
       where id = :id and state = 'MAKING' returning id`,
      { id, ...ready },
    );
    return rows.length > 0;
  }

  async expire(at: Date): Promise<readonly string[]> {
    await this.#database.rows(
      `update archives set state = 'EXPIRED' where state <> 'EXPIRED' and expires_at <= :at returning id`,
      { at },
    );
    const rows = await this.#database.rows<{ folder: string }>(
      `select a.folder from archives a
       where a.state = 'EXPIRED' and a.expires_at > cast(:at as timestamptz) - interval '${lookAgain}' order by a.id`,
      { at },
    );
    return rows.map(({ folder }) => folder);
  }

  async issueSecret(archiveId: number, userId: number): Promise<string> {
    const secret = newMailedSecret();
    await this.#database.rows(
      `insert into archive_links (archive_id, user_id, secret_hash) values (:archiveId, :userId, :hash)
       on conflict (archive_id, user_id) do update set secret_hash = excluded.secret_hash returning user_id`,
      { archiveId, userId, hash: mailedSecretHash(secret) },
    );
    return secret;
  }

  async #one(from: string, bindings: object): Promise<Archive | null> {
    const [row] = await this.#database.rows<ArchiveRow>(`select ${archiveColumns} ${from}`, { ...bindings });
    return row === undefined ? null : archiveOf(row);
  }
}
