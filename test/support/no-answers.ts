import { systemClock } from '#kernel/clock.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { IdempotentAnswers } from '#platform/http/idempotent-answers.ts';

/** For applications whose routes take no Idempotency-Key: it is never called. */
export const noAnswers = new IdempotentAnswers({
  database: openDatabase('postgres://none@127.0.0.1:1/none').database,
  clock: systemClock,
  presence: { number: async () => null },
});
