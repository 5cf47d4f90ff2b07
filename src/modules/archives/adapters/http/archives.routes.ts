import * as contract from '#contract/archives/archives.ts';
import { mustHaveRole } from '#kernel/actor.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { Download, serve, type Route } from '#platform/http/route.ts';
import type { OpenArchive, OpenedArchive } from '../../application/open-archive.ts';
import { keeperOf } from '../../application/policies.ts';
import type { RequestArchive } from '../../application/request-archive.ts';
import type { Archive } from '../../domain/archive.ts';
import { listArchives, listOwnArchives, type NamedArchive } from '../postgres/list-archives.ts';

type Deps = Readonly<{
  database: Database;
  directory: MerchantDirectory;
  requestArchive: RequestArchive;
  openArchive: OpenArchive;
}>;

const present = ({
  folder: _,
  requestedAt,
  readyAt,
  expiresAt,
  ...archive
}: NamedArchive): contract.Archive => ({
  ...archive,
  requestedAt: requestedAt.toISOString(),
  readyAt: readyAt?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
});

const named = async ({ directory }: Deps, archive: Archive): Promise<contract.Archive> =>
  present({ ...archive, merchantName: (await directory.byId(archive.merchantId))!.businessName });

const file = (opened: OpenedArchive): Download => new Download({ type: 'application/zip', ...opened });

/** Calls about archives: of owners about their own, of administrators, and by the link of a mail. */
export const archiveRoutes = (deps: Deps): Route[] => [
  serve(contract.listOwnArchives, async ({ caller: { actor } }) =>
    (await listOwnArchives(deps, actor)).map(present),
  ),
  serve(contract.requestOwnArchive, async ({ caller: { actor } }) =>
    named(deps, await deps.requestArchive.execute({ actor, whose: 'OWN' })),
  ),
  serve(contract.listArchives, async ({ query, caller: { actor } }) => {
    const asked = readPage(query, 'requestedAt');
    const found = await listArchives(deps, { actor, filters: query, page: asked.page });
    return presentList('archives', asked, found, ({ username, ...archive }) => ({
      ...present(archive),
      username,
    }));
  }),
  serve(
    contract.requestArchive,
    async ({ params: { id: merchantId }, caller: { actor } }) =>
      named(deps, await deps.requestArchive.execute({ actor, whose: { merchantId } })),
    {
      find: async ({ params: { id: merchantId }, caller: { actor } }) => {
        mustHaveRole(actor, 'ADMIN');
        await keeperOf(deps, actor, { merchantId });
      },
    },
  ),
  serve(contract.getArchiveFile, async ({ params: { id: archiveId }, caller: { actor } }) =>
    file(await deps.openArchive.execute({ actor, archiveId })),
  ),
  serve(contract.getMailedArchive, async ({ params: { secret }, caller: { actor } }) =>
    file(await deps.openArchive.bySecret({ actor, secret })),
  ),
];
