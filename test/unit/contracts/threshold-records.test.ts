import { describeThresholdRecords } from '#test/contracts/threshold-records.ts';
import { InMemoryThresholdRecords } from '#test/fakes/in-memory-threshold-records.ts';

describeThresholdRecords('InMemoryThresholdRecords', async () => ({
  thresholds: new InMemoryThresholdRecords(),
  merchantId: 1,
  close: async () => undefined,
}));
