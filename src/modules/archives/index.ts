export { MakeArchive } from './application/make-archive.ts';
