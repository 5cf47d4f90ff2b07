import { businessDateOf } from '#kernel/business-date.ts';
import { Clock } from '#kernel/clock.ts';
import { AnnounceCharges, ChargeRun } from '#modules/schedules/index.ts';
import { readConfig } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { compose } from '#src/composition.ts';

/** A process that announces what cards are charged next, and charges what is due, as the jobs of a worker do. */
const application = await compose(readConfig(process.env));
await application.resolve(AnnounceCharges).execute();
const due = await application
  .resolve(DatabaseToken)
  .rows<{ id: number }>('select id from schedule_runs where charge_on <= :today order by id', {
    today: businessDateOf(application.resolve(Clock).now()),
  });
// Two of them at once meet the same charges.
for (const { id: runId } of due)
  await application
    .resolve(ChargeRun)
    .execute({ runId })
    .catch((error: unknown) => process.stderr.write(`charge of period ${runId}: ${String(error)}\n`));
await application.close();
