import { InMemoryExchangeRates } from '#test/fakes/in-memory-exchange-rates.ts';
import { recordedKernel } from '#test/fakes/recorded-kernel.ts';

/** What the use-cases of rates need, without a rate. */
export const ratesFixture = () => ({ ...recordedKernel(), exchangeRates: new InMemoryExchangeRates() });
