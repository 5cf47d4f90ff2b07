import type { ArchiveImport } from '#contract/imports/archive-imports.ts';
import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { containing } from '#platform/database/like.ts';

const sortColumns = { importedAt: 'a.imported_at', merchantName: 'm.business_name', id: 'a.id' } as const;
export type ArchiveImportSort = keyof typeof sortColumns;
type Filters = Readonly<{ search?: string | undefined; merchantId?: number | undefined }>;

const columns = `a.id, a.merchant_id as "merchantId", m.business_name as "merchantName", a.installation,
  a.merchant_number as "merchantNumber", a.made_at as "madeAt",
  cast(coalesce(a.counts ->> 'documents', '0') as bigint) as documents,
  cast(coalesce(a.counts ->> 'customers', '0') as bigint) as customers,
  cast(coalesce(a.counts ->> 'items', '0') as bigint) as items,
  a.imported_by as "importedBy", a.imported_at as "importedAt"`;

const filterConditions: Readonly<Record<keyof Filters, string>> = {
  search: '(m.business_name ilike :search or a.installation ilike :search)',
  merchantId: 'a.merchant_id = :merchantId',
};

/** One page of the archives with which merchants came. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const listArchiveImports = async (
  { database }: Readonly<{ database: Database }>,
  {
    actor,
    filters,
    page,
  }: Readonly<{ actor: Actor; filters: Filters; page: PageRequest<ArchiveImportSort> }>,
): Promise<Page<ArchiveImport>> => {
  mustHaveRole(actor, 'ADMIN', 'SUPPORT');
  return keysetPage<ArchiveImport>(
    database,
    {
      columns,
      source: 'archive_imports a join merchants m on m.id = a.merchant_id',
      where: conditionsOf(filterConditions, filters),
      bindings: { search: containing(filters.search ?? ''), merchantId: filters.merchantId ?? null },
      idColumn: 'a.id',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );
};
