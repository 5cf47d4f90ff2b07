import { describeAccountMail } from '#test/contracts/account-mail.ts';
import { InMemoryAccountMail } from '#test/fakes/in-memory-account-mail.ts';

describeAccountMail('InMemoryAccountMail', async () => {
  const mail = new InMemoryAccountMail();
  return {
    mail: {
      send: (addressed) =>
        mail.send(addressed).finally(() => {
          mail.awayFor = null;
        }),
    },
    failNext: (to) => {
      mail.awayFor = to;
    },
    sent: () => mail.sent.map(({ to, id }) => ({ to, id })),
    close: async () => undefined,
  };
});
