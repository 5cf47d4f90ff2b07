export { verifyFiles, type FileFault, type GivenFile } from './application/verify-files.ts';
