import { describeExchangeRates } from '#test/contracts/exchange-rates.ts';
import { InMemoryExchangeRates } from '#test/fakes/in-memory-exchange-rates.ts';

describeExchangeRates('memory', async () => ({ exchangeRates: new InMemoryExchangeRates() }));
