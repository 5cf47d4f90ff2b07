import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { keeperOf } from '../../application/policies.ts';
import type { Archive } from '../../domain/archive.ts';
import { archiveColumns, archiveOf, type ArchiveRow } from './sql-archives.ts';

/** An archive with the name of its merchant. */
export type NamedArchive = Archive & Readonly<{ merchantName: string }>;

type Deps = Readonly<{ database: Database; directory: MerchantDirectory }>;

/** The newest archives, of one merchant or of all. */
const newest = async (
  { database }: Deps,
  merchantId: number | null,
  most: number,
): Promise<NamedArchive[]> => {
  const rows = await database.rows<ArchiveRow & { merchantName: string }>(
    `select ${archiveColumns}, m.business_name as "merchantName"
     from archives a join merchants m on m.id = a.merchant_id
     where a.merchant_id = coalesce(cast(:merchantId as bigint), a.merchant_id)
     order by a.id desc limit :most`,
    { merchantId, most },
  );
  return rows.map((row) => ({ ...archiveOf(row), merchantName: row.merchantName }));
};

/** The last ten archives of the caller's merchant. @throws SignInNeeded, NotAllowed, NotForKeys */
export const listOwnArchives = async (deps: Deps, actor: Actor): Promise<readonly NamedArchive[]> =>
  newest(deps, (await keeperOf(deps, actor, 'OWN')).id, 10);

/** The last hundred archives of all merchants. @throws SignInNeeded, NotAllowed */
export const listArchives = (deps: Deps, actor: Actor): Promise<readonly NamedArchive[]> => {
  mustHaveRole(actor, 'ADMIN', 'SUPPORT');
  return newest(deps, null, 100);
};
