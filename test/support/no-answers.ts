import { systemClock } from '#kernel/clock.ts';
import { createPool, Database } from '#platform/database/database.ts';
import { IdempotentAnswers } from '#platform/http/idempotent-answers.ts';

/** For applications whose routes take no Idempotency-Key: nothing is ever asked of it. */
export const noAnswers = new IdempotentAnswers({
  database: new Database(createPool('postgres://nobody@127.0.0.1:1/none')),
  clock: systemClock,
  presence: { number: async () => null },
});
