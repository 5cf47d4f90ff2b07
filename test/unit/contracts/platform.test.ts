import { counter } from '#test/contracts/counter.ts';
import { InMemoryChoices } from '#test/fakes/in-memory-choices.ts';
import { InMemoryRateLimits } from '#test/fakes/in-memory-rate-limits.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { InMemoryPushSender } from '#test/fakes/in-memory-push-sender.ts';
import { RecordedLetters } from '#test/fakes/recorded-letters.ts';

runSuites('memory', {
  RateLimits: async () => ({ limits: new InMemoryRateLimits() }),
  Letters: async () => {
    const letters = new RecordedLetters();
    return {
      letters,
      failNext: (fault) => letters.failNext(fault),
      sent: () =>
        letters.sent.map(({ to, id }) => ({
          to,
          messageId: id.startsWith('<') ? id : `<${id}@plateno.example>`,
        })),
    };
  },
  PushSender: async () => {
    const sender = new InMemoryPushSender();
    return {
      sender,
      to: { endpoint: 'https://push.example.com/1', p256dh: '', auth: '' },
      answerWith: (status) => {
        sender.status = status;
      },
      received: () => sender.sent,
    };
  },
  Choices: async () => ({ choices: new InMemoryChoices(), addUser: counter(), addMerchant: counter() }),
});
