import { systemClock } from '#kernel/clock.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { SecretSealing } from '#platform/sealing/secret-sealing.ts';
import { IdempotencyStore } from '#platform/http/idempotency-store.ts';

/** For applications whose routes take no Idempotency-Key: it is never called. */
export const noIdempotencyStore = new IdempotencyStore({
  ...openDatabase('postgres://none@127.0.0.1:1/none'),
  sealing: new SecretSealing([new Uint8Array(32)]),
  clock: systemClock,
});
