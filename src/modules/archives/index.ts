export { DiskArchiveFolders } from './adapters/files/disk-archive-folders.ts';
export { verifyArchive, type ArchiveFault } from './adapters/files/verifier.ts';
export type { ArchiveFolder, ArchiveFolders, Pieces } from './application/archive-folder.ts';
export { EarlierArchives, type EarlierArchive } from './application/earlier-archives.ts';
export { MakeArchive } from './application/make-archive.ts';
export { archiveFormat } from './domain/archive.ts';
