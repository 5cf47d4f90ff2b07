import { SqlExchangeRates } from '#modules/payments/adapters/postgres/sql-exchange-rates.ts';
import { describeExchangeRates } from '#test/contracts/exchange-rates.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describeExchangeRates('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase(2);
  return { exchangeRates: new SqlExchangeRates({ database }), close };
});
