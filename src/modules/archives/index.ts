export { MakeArchive } from './application/make-archive.ts';
export { OpenArchive } from './application/open-archive.ts';
export { RequestArchive } from './application/request-archive.ts';
