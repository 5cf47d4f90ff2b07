import { describePushSender } from '#test/contracts/push-sender.ts';
import { InMemoryPushSender } from '#test/fakes/in-memory-push-sender.ts';

describePushSender('InMemoryPushSender', async () => {
  const sender = new InMemoryPushSender();
  return {
    sender,
    keys: { publicKey: '', privateKey: '' },
    to: { endpoint: 'https://push.example.com/1', p256dh: '', auth: '' },
    answerWith: (status) => {
      sender.status = status;
    },
    received: () => sender.sent,
    close: async () => undefined,
  };
});
