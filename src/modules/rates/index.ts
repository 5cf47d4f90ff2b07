export { ExchangeRates, type DatedEuroRate } from './ports/exchange-rates.ts';
export { FeeSchedules } from './application/fee-schedules.ts';
export { currentRateOn, rateProblems } from './application/current-rate.ts';
export { FetchRates } from './application/fetch-rates.ts';
export { ImportRates } from './application/import-rates.ts';
export { listRates } from './adapters/postgres/list-rates.ts';
export { ratesProblem } from './adapters/postgres/rates-problem.ts';
