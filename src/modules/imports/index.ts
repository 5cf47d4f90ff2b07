export { ImportArchive, type ImportedArchive } from './application/import-archive.ts';
