import { RatesAway } from '#modules/payments/domain/failures.ts';
import { describeRatesFile } from '#test/contracts/rates-file.ts';
import { InMemoryRatesFile } from '#test/fakes/in-memory-rates-file.ts';

describeRatesFile('InMemoryRatesFile', async () => ({
  found: new InMemoryRatesFile('Date,USD'),
  lost: new InMemoryRatesFile(new RatesAway('not found')),
  none: new InMemoryRatesFile(null),
}));
