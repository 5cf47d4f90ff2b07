export { VerifyNumbers } from './application/verify-numbers.ts';
