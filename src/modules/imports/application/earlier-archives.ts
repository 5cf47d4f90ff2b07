import type { EarlierArchives } from '#modules/archives/index.ts';
import type { ArchiveImportRows } from './archive-import-rows.ts';
import type { ArchiveFiles } from './staged-archive.ts';

type Deps = Readonly<{
  imports: Pick<ArchiveImportRows, 'find'>;
  files: Pick<ArchiveFiles, 'content'>;
  /** All documents of a merchant that were issued elsewhere. */
  documents: EarlierArchives['documents'];
}>;

/** Implements a port of the archives module: a merchant that came from elsewhere leaves with all that it came with. */
export const earlierArchives = ({ imports, files, documents }: Deps): EarlierArchives => ({
  of: async (merchantId) => {
    const found = await imports.find({ merchantId });
    if (found === null) return [];
    const { sha256, installation, merchantNumber, madeAt, endHash: lastHash } = found;
    const content = () => files.content(sha256);
    return [{ installation, merchantId: merchantNumber, madeAt, sha256, lastHash, content }];
  },
  documents,
});
