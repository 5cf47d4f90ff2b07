import type { Database } from '#platform/database/database.ts';
import type {
  ImportedIds,
  ImportedRecords,
  RecordImports,
  StoredImport,
  UndoneCounts,
} from '../../application/record-imports.ts';

/** The columns that an import writes, by kind of record. */
const written = {
  CUSTOMERS: {
    table: 'customers',
    unique: 'tax_id',
    columns: `kind, name, contact, email, phone, address, city, country, tax_id, vat_number, language, due_days, note,
      archived_at, vat_checked`,
  },
  ITEMS: {
    table: 'items',
    unique: 'code',
    columns: `code, name, name_en, unit, price_minor, exact_price, currency, price_holds_vat, rate, zero_ground, archived_at`,
  },
} as const;

const ofAlias = (columns: string, alias: string): string =>
  columns.replaceAll(/\w+/g, (name) => `${alias}.${name}`);

/** What was not changed since the import has the version that it wrote. */
const isAsWritten = `t.version = cast(i.versions ->> cast(t.id as text) as integer)`;

const archiveCreated = (records: ImportedRecords): string => `
  update ${written[records].table} t set archived_at = :at, version = t.version + 1
  from record_imports i
  where i.id = :id and t.id = any(i.created_ids) and t.merchant_id = i.merchant_id and t.archived_at is null
    and ${isAsWritten} returning t.id`;

/** What another record in use has taken meanwhile is not taken from it. */
const restoreChanged = (records: ImportedRecords): string => {
  const { table, unique, columns } = written[records];
  return `
  update ${table} t set (${columns}) = (${ofAlias(columns, 'w')}), version = t.version + 1
  from record_imports i cross join lateral jsonb_populate_recordset(cast(null as ${table}), i.before) w
  where i.id = :id and t.id = w.id and t.merchant_id = i.merchant_id and ${isAsWritten}
    and not exists (select from ${table} o where o.merchant_id = t.merchant_id and o.id <> t.id
      and o.archived_at is null and w.archived_at is null and o.${unique} = w.${unique}) returning t.id`;
};

const columns = `id, records, imported_at as "importedAt", created, changed, undone_at as "undoneAt"`;
type Row = Omit<StoredImport, 'importedAt' | 'undoneAt'> &
  Readonly<{ importedAt: string; undoneAt: string | null }>;
const read = ({ importedAt, undoneAt, ...row }: Row): StoredImport => ({
  ...row,
  importedAt: new Date(importedAt),
  undoneAt: undoneAt === null ? null : new Date(undoneAt),
});

const forgotten = `created_ids = '{}', before = '[]', versions = '{}'`;

export class SqlRecordImports implements RecordImports {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async before(records: ImportedRecords, ids: readonly number[]): Promise<string> {
    const [row] = await this.#database.rows<{ before: string }>(
      `select cast(coalesce(jsonb_agg(to_jsonb(t)), '[]') as text) as before from ${written[records].table} t
       where t.id = any(:ids)`,
      { ids: [...ids] },
    );
    return row!.before;
  }

  async add(
    { merchantId, records, importedBy, at }: Parameters<RecordImports['add']>[0],
    { created, changed }: ImportedIds,
    before: string,
  ): Promise<void> {
    await this.#database.rows(
      `insert into record_imports (merchant_id, records, imported_by, imported_at, created, changed, created_ids, before,
         versions)
       select :merchantId, :records, :importedBy, :at, :created, :changed, :createdIds, cast(:before as jsonb),
         jsonb_object_agg(t.id, t.version) from ${written[records].table} t where t.id = any(:ids)`,
      {
        merchantId,
        records,
        importedBy,
        at,
        created: created.length,
        changed: changed.length,
        createdIds: [...created],
        before,
        ids: [...created, ...changed],
      },
    );
  }

  async list(merchantId: number, since: Date): Promise<readonly StoredImport[]> {
    const rows = await this.#database.rows<Row>(
      `select ${columns} from record_imports
       where merchant_id = :merchantId and imported_at > :since and undone_at is null order by id desc limit 100`,
      { merchantId, since },
    );
    return rows.map(read);
  }

  async lock(key: Readonly<{ id: number; merchantId: number }>): Promise<StoredImport | null> {
    const [row] = await this.#database.rows<Row>(
      `select ${columns} from record_imports where id = :id and merchant_id = :merchantId for update`,
      key,
    );
    return row === undefined ? null : read(row);
  }

  async undo(key: Readonly<{ id: number; merchantId: number }>, at: Date): Promise<UndoneCounts> {
    const { records, created, changed } = (await this.lock(key))!;
    const archived = await this.#database.rows(archiveCreated(records), { ...key, at });
    const restored = await this.#database.rows(restoreChanged(records), key);
    await this.#database.rows(`update record_imports set undone_at = :at, ${forgotten} where id = :id`, {
      ...key,
      at,
    });
    const kept = created + changed - archived.length - restored.length;
    return { archived: archived.length, restored: restored.length, kept };
  }

  async forget(before: Date): Promise<void> {
    await this.#database.rows(
      `update record_imports set ${forgotten} where imported_at <= :before and versions <> '{}'`,
      { before },
    );
  }
}
