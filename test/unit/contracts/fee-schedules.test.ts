import { describeFeeSchedules } from '#test/contracts/fee-schedules.ts';
import { InMemoryFeeSchedules } from '#test/fakes/in-memory-fee-schedules.ts';

describeFeeSchedules('memory', async (schedules) => ({ feeSchedules: new InMemoryFeeSchedules(schedules) }));
