import type { MailEvent, PushEvent } from '#modules/notifications/domain/events.ts';
import type { Choices } from '#modules/notifications/ports/choices.ts';

export class InMemoryChoices implements Choices {
  readonly #mails = new Map<number, Map<MailEvent, boolean>>();
  readonly #pushes = new Map<string, Map<PushEvent, boolean>>();

  async mailsOf(merchantId: number): Promise<ReadonlyMap<MailEvent, boolean>> {
    return this.#mails.get(merchantId) ?? new Map();
  }

  async setMail(merchantId: number, event: MailEvent, isOn: boolean): Promise<void> {
    this.#mails.set(merchantId, new Map(this.#mails.get(merchantId)).set(event, isOn));
  }

  async pushesOf(userId: number, merchantId: number): Promise<ReadonlyMap<PushEvent, boolean>> {
    return this.#pushes.get(`${userId} ${merchantId}`) ?? new Map();
  }

  async setPush(userId: number, merchantId: number, event: PushEvent, isOn: boolean): Promise<void> {
    const key = `${userId} ${merchantId}`;
    this.#pushes.set(key, new Map(this.#pushes.get(key)).set(event, isOn));
  }
}
