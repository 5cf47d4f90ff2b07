import type { EarlierArchives } from '#modules/archives/index.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { useCase } from '#platform/define-module.ts';
import { DiskArchiveFiles } from './adapters/files/disk-archive-files.ts';
import { allForeignDocuments } from './adapters/postgres/all-foreign-documents.ts';
import { archiveImportRoutes } from './adapters/http/archive-imports.routes.ts';
import { foreignDocumentRoutes } from './adapters/http/foreign-documents.routes.ts';
import { SqlPersonalForeignDocuments } from './adapters/postgres/sql-personal-foreign-documents.ts';
import { archiveImportChecks } from './adapters/postgres/check-archive-imports.ts';
import { SqlArchiveImports } from './adapters/postgres/sql-archive-imports.ts';
import { earlierArchives } from './application/earlier-archives.ts';
import { ImportArchive } from './application/import-archive.ts';

type Places = Readonly<{ database: Database; config: Pick<Config, 'dataDir' | 'publicUrl'> }>;
type Deps = Places &
  Omit<Parameters<typeof foreignDocumentRoutes>[0], 'files'> &
  Omit<ConstructorParameters<typeof ImportArchive>[0], 'files' | 'imports' | 'publicUrl'>;

/** The archives by which merchants came, for their next ones. */
export const earlierOf = ({ database, config }: Places): EarlierArchives =>
  earlierArchives({
    imports: new SqlArchiveImports({ database }),
    files: new DiskArchiveFiles(config.dataDir),
    documents: allForeignDocuments(database),
  });

/** The import of archives of other installations. */
export const archiveParts = (given: Deps) => {
  const files = new DiskArchiveFiles(given.config.dataDir);
  const imports = new SqlArchiveImports(given);
  const { publicUrl } = given.config;
  return {
    api: { importArchive: useCase(ImportArchive, { ...given, files, imports, publicUrl }) },
    routes: [...foreignDocumentRoutes({ ...given, files }), ...archiveImportRoutes(given)],
    checks: archiveImportChecks({ ...given, files }),
    personalData: [new SqlPersonalForeignDocuments(given)],
  };
};
