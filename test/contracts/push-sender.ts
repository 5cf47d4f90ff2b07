import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PushMessage, PushSender } from '#modules/notifications/ports/push-sender.ts';

type Opened = Readonly<{
  sender: PushSender;
  to: Parameters<PushSender['send']>[0];
  /** The status of the push service from now on. */
  answerWith(status: number): void;
  received(): readonly PushMessage[];
  close(): Promise<void>;
}>;

export const message: PushMessage = {
  title: '+35,00 € от Мария',
  body: 'Чаша',
  path: '/merchant/payments/7',
  tag: 'payment-7',
  language: 'bg',
};

/** The contract of `PushSender`: every implementation passes it. */
export const describePushSender = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as PushSender`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    beforeEach(() => opened.answerWith(201));
    afterAll(() => opened.close());
    const send = () => opened.sender.send(opened.to, message);

    it('PushSender brings the message to the browser', async () => {
      expect(await send()).toBe('SENT');
      expect(opened.received().at(-1)).toEqual(message);
    });

    it.each([404, 410])(
      'PushSender reports a browser that the push service answers with %s as gone',
      async (status) => {
        opened.answerWith(status);
        expect(await send()).toBe('GONE');
      },
    );

    it.each([429, 500])('PushSender fails on %s, so that the job is retried', async (status) => {
      opened.answerWith(status);
      await expect(send()).rejects.toBeInstanceOf(Error);
    });

    it('PushSender has one public key, also after its private key is sealed again', async () => {
      const key = await opened.sender.publicKey();
      await opened.sender.reseal();
      expect(key).not.toBe('');
      expect(await opened.sender.publicKey()).toBe(key);
    });
  });
};
