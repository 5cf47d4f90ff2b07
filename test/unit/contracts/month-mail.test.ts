import { describeMonthMail } from '#test/contracts/month-mail.ts';
import { InMemoryMonthMail } from '#test/fakes/in-memory-month-mail.ts';

describeMonthMail('InMemoryMonthMail', async () => {
  const mail = new InMemoryMonthMail();
  return {
    mail,
    failNext: (fault) => mail.failNext(fault),
    sent: () => mail.sent.map(({ to, id }) => ({ to, id })),
    close: async () => undefined,
  };
});
