import type { PushMessage, PushSender } from '#modules/notifications/ports/push-sender.ts';

/** Keeps the messages; answers as the push service of a test. */
export class InMemoryPushSender implements PushSender {
  readonly sent: PushMessage[] = [];
  status = 201;

  async send(_to: unknown, message: PushMessage): Promise<'SENT' | 'GONE'> {
    if (this.status === 404 || this.status === 410) return 'GONE';
    if (this.status >= 400) throw new Error(`the push service answers ${this.status}`);
    this.sent.push(message);
    return 'SENT';
  }

  async publicKey(): Promise<string> {
    return 'a public key';
  }

  async reseal(): Promise<void> {}
}
