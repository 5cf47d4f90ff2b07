import { describeReceiptMail } from '#test/contracts/receipt-mail.ts';
import { InMemoryReceiptMail } from '#test/fakes/in-memory-receipt-mail.ts';

describeReceiptMail('InMemoryReceiptMail', async () => {
  const mail = new InMemoryReceiptMail();
  return {
    mail,
    failNext: (fault) => mail.failNext(fault),
    sent: () =>
      mail.sent.map(({ recipient, replyTo, messageId, fileName, pdf }) => ({
        to: recipient,
        replyTo,
        messageId,
        fileName,
        pdf: Buffer.from(pdf).toString(),
      })),
    close: async () => undefined,
  };
});
