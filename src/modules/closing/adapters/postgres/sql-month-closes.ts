import type { BusinessDate } from '#kernel/business-date.ts';
import { monthOf } from '#kernel/month.ts';
import type { ClosedMonths } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { MonthClose } from '../../domain/month-close.ts';
import { MonthFilesDamaged } from '../../domain/failures.ts';
import type {
  CloseDigests,
  MonthCloses,
  MonthFile,
  MonthKey,
  StoredMonthFile,
} from '../../ports/month-closes.ts';
import { closeDigest, filesDigest, isDamaged, isOtherThanLogged } from './close-digests.ts';

type Row = Omit<MonthClose, 'closedAt' | 'reopened'> &
  Readonly<{
    closedAt: string;
    reopenedBy: string | null;
    reopenedAt: string | null;
    reopenReason: string | null;
  }>;

const columns = `c.merchant_id as "merchantId", to_char(c.month, 'YYYY-MM') as month, c.revision, c.problems, c.totals,
  c.chain_hash as "chainHash", c.fingerprint, c.closed_by as "closedBy", c.closed_at as "closedAt",
  c.reopened_by as "reopenedBy", c.reopened_at as "reopenedAt", c.reopen_reason as "reopenReason"`;

const closeOf = ({ reopenedBy, reopenedAt, reopenReason, closedAt, ...row }: Row): MonthClose => ({
  ...row,
  closedAt: new Date(closedAt),
  reopened:
    reopenedAt === null
      ? null
      : { by: reopenedBy ?? '', at: new Date(reopenedAt), reason: reopenReason ?? '' },
});

/** The name of the lock that orders closings and documents of a merchant. */
const lockOf = (merchantId: number): string => `month-close:${merchantId}`;
const firstDay = ({ merchantId, month }: MonthKey) => ({ merchantId, month: `${month}-01` });

export class SqlMonthCloses implements MonthCloses, ClosedMonths {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async latest(key: MonthKey): Promise<MonthClose | null> {
    const [row] = await this.#database.rows<Row>(
      `select ${columns} from month_closes c where c.merchant_id = :merchantId and c.month = :month
       order by c.revision desc limit 1`,
      firstDay(key),
    );
    return row === undefined ? null : closeOf(row);
  }

  async lock(merchantId: number): Promise<void> {
    await this.#database.rows('select pg_advisory_xact_lock(hashtextextended(:name, 0))', {
      name: lockOf(merchantId),
    });
  }

  isClosed(merchantId: number, day: BusinessDate): Promise<boolean> {
    return this.#hasClosed(merchantId, day, '=');
  }

  isClosedFrom(merchantId: number, day: BusinessDate): Promise<boolean> {
    return this.#hasClosed(merchantId, day, '>=');
  }

  /** Whether the month of the day, or a later one, is closed; no month of the merchant is closed until the transaction ends. */
  async #hasClosed(merchantId: number, day: BusinessDate, comparison: '=' | '>='): Promise<boolean> {
    await this.#database.rows('select pg_advisory_xact_lock_shared(hashtextextended(:name, 0))', {
      name: lockOf(merchantId),
    });
    const rows = await this.#database.rows(
      `select from month_closes where merchant_id = :merchantId and month ${comparison} :month and status = 'CLOSED'
       limit 1`,
      firstDay({ merchantId, month: monthOf(day) }),
    );
    return rows.length > 0;
  }

  async add(close: MonthClose, files: AsyncIterable<MonthFile> | Iterable<MonthFile>): Promise<CloseDigests> {
    const key = { ...firstDay(close), revision: close.revision };
    await this.#database.rows(
      `insert into month_closes (merchant_id, month, revision, status, problems, totals, chain_hash, fingerprint,
         closed_by, closed_at)
       values (:merchantId, :month, :revision, 'CLOSED', cast(:problems as jsonb), cast(:totals as jsonb), :chainHash,
         :fingerprint, :closedBy, :closedAt)`,
      {
        ...key,
        problems: JSON.stringify(close.problems),
        totals: JSON.stringify(close.totals),
        chainHash: close.chainHash,
        fingerprint: close.fingerprint,
        closedBy: close.closedBy,
        closedAt: close.closedAt,
      },
    );
    for await (const { name, content } of files)
      await this.#database.rows(
        `insert into month_files (merchant_id, month, revision, name, kind, sha256, bytes, content)
         select :merchantId, :month, :revision, :name, :kind, encode(sha256(f.content), 'hex'), length(f.content), f.content
         from (select decode(:content, 'base64') as content) f`,
        {
          ...key,
          name,
          kind: name.includes('/') ? name.split('/')[0]! : name,
          content: Buffer.from(content).toString('base64'),
        },
      );
    const [digests] = await this.#database.rows<CloseDigests>(
      `select ${filesDigest} as "filesDigest", ${closeDigest} as "closeDigest" from month_closes c
       where c.merchant_id = :merchantId and c.month = :month and c.revision = :revision`,
      key,
    );
    return digests!;
  }

  async reopen(key: MonthKey, { by, at, reason }: NonNullable<MonthClose['reopened']>): Promise<boolean> {
    const rows = await this.#database.rows(
      `update month_closes set status = 'OPEN', reopened_by = :by, reopened_at = :at, reopen_reason = :reason
       where merchant_id = :merchantId and month = :month and status = 'CLOSED' returning revision`,
      { ...firstDay(key), by, at, reason },
    );
    return rows.length > 0;
  }

  listFiles({
    revision,
    ...key
  }: MonthKey & Readonly<{ revision: number }>): Promise<readonly StoredMonthFile[]> {
    return this.#database.rows<StoredMonthFile>(
      `select f.name, f.sha256, f.bytes from month_files f
       where f.merchant_id = :merchantId and f.month = :month and f.revision = :revision
       order by f.name collate "C"`,
      { ...firstDay(key), revision },
    );
  }

  async intactFiles(key: MonthKey & Readonly<{ revision: number }>): Promise<readonly StoredMonthFile[]> {
    const [found] = await this.#database.rows<{ damaged: readonly string[]; isOther: boolean }>(
      `select ${isOtherThanLogged} as "isOther", array(
         select f.name from month_files f where f.merchant_id = c.merchant_id and f.month = c.month
           and f.revision = c.revision and ${isDamaged} order by f.name collate "C") as damaged
       from month_closes c where c.merchant_id = :merchantId and c.month = :month and c.revision = :revision`,
      { ...firstDay(key), revision: key.revision },
    );
    if (found !== undefined && (found.isOther || found.damaged.length > 0))
      throw new MonthFilesDamaged(found.damaged);
    return this.listFiles(key);
  }

  async fileContent(
    { revision, ...key }: MonthKey & Readonly<{ revision: number }>,
    name: string,
  ): Promise<Uint8Array | null> {
    const [row] = await this.#database.rows<{ content: string; isDamaged: boolean }>(
      `select encode(f.content, 'base64') as content, ${isDamaged} as "isDamaged" from month_files f
       where f.merchant_id = :merchantId and f.month = :month and f.revision = :revision and f.name = :name`,
      { ...firstDay(key), revision, name },
    );
    if (row === undefined) return null;
    if (row.isDamaged) throw new MonthFilesDamaged([name]);
    return Buffer.from(row.content, 'base64');
  }
}
