import type { Database } from '#platform/database/database.ts';
import type { MailEvent, PushEvent } from '../../domain/events.ts';
import type { Choices } from '../../ports/choices.ts';

export class SqlChoices implements Choices {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async mailsOf(merchantId: number): Promise<ReadonlyMap<MailEvent, boolean>> {
    const rows = await this.#database.rows<{ event: MailEvent; isOn: boolean }>(
      'select event, is_on as "isOn" from mail_choices where merchant_id = :merchantId',
      { merchantId },
    );
    return new Map(rows.map(({ event, isOn }) => [event, isOn]));
  }

  async setMail(merchantId: number, event: MailEvent, isOn: boolean, now: Date): Promise<void> {
    await this.#database.rows(
      `insert into mail_choices (merchant_id, event, is_on, changed_at)
       values (:merchantId, :event, :isOn, :now)
       on conflict (merchant_id, event) do update set is_on = excluded.is_on, changed_at = excluded.changed_at`,
      { merchantId, event, isOn, now },
    );
  }

  async pushesOf(userId: number, merchantId: number): Promise<ReadonlyMap<PushEvent, boolean>> {
    const rows = await this.#database.rows<{ event: PushEvent; isOn: boolean }>(
      `select event, is_on as "isOn" from push_choices
       where user_id = :userId and merchant_id = :merchantId`,
      { userId, merchantId },
    );
    return new Map(rows.map(({ event, isOn }) => [event, isOn]));
  }

  async setPush(userId: number, merchantId: number, event: PushEvent, isOn: boolean): Promise<void> {
    await this.#database.rows(
      `insert into push_choices (user_id, merchant_id, event, is_on)
       values (:userId, :merchantId, :event, :isOn)
       on conflict (user_id, merchant_id, event) do update set is_on = excluded.is_on`,
      { userId, merchantId, event, isOn },
    );
  }
}
