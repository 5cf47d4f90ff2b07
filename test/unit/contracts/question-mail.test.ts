import { describeQuestionMail } from '#test/contracts/question-mail.ts';
import { InMemoryQuestionMail } from '#test/fakes/in-memory-question-mail.ts';

describeQuestionMail('InMemoryQuestionMail', async () => {
  const mail = new InMemoryQuestionMail();
  return {
    mail,
    failNext: (fault) => mail.failNext(fault),
    sent: () => mail.sent.map(({ to, id }) => ({ to, id })),
    close: async () => undefined,
  };
});
