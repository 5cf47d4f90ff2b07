import { runSuites } from '#test/contracts/run-suites.ts';
import { openLetters } from '#test/integration/contracts/openers/letters.ts';
import { openPushSender } from '#test/integration/contracts/openers/push-sender.ts';

runSuites('PostgreSQL', {
  Letters: { 'MailedLetters over SMTP': openLetters },
  PushSender: { 'WebPushSender over HTTPS': openPushSender },
});
