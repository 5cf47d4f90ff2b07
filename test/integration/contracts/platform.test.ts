import { PostgresRateLimits } from '#platform/rate-limits/postgres-rate-limits.ts';
import { contractDatabase } from '#test/integration/contracts/contract-database.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { openLetters } from '#test/integration/contracts/openers/letters.ts';
import { openPushSender } from '#test/integration/contracts/openers/push-sender.ts';

const onDatabase = contractDatabase();

runSuites('PostgreSQL', {
  RateLimits: onDatabase((opened) => ({ limits: new PostgresRateLimits(opened) })),
  Letters: { 'MailedLetters over SMTP': openLetters },
  PushSender: { 'WebPushSender over HTTPS': openPushSender },
});
