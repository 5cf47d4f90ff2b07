import type { Database } from '#platform/database/database.ts';
import type { MailFact, MerchantMailLog } from '../../ports/merchant-mail-log.ts';

const matchesFact = 'merchant_id = :merchantId and kind = :kind and fact = :fact';

export class SqlMerchantMailLog implements MerchantMailLog {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async claim(fact: MailFact, now: Date, until: Date): ReturnType<MerchantMailLog['claim']> {
    const claimed = await this.#database.rows(
      `insert into merchant_mails as m (merchant_id, kind, fact, claimed_until)
       select merchants.id, :kind, :fact, cast(:until as timestamptz) from merchants where id = :merchantId
       for key share
       on conflict (merchant_id, kind, fact) do update set claimed_until = excluded.claimed_until
         where m.sent_at is null and m.claimed_until <= :now
       returning 1`,
      { ...fact, now, until },
    );
    if (claimed.length > 0) return 'CLAIMED';
    const sent = await this.#database.rows(
      `select from merchant_mails where ${matchesFact} and sent_at is not null`,
      fact,
    );
    if (sent.length > 0) return 'SENT';
    const known = await this.#database.rows('select from merchants where id = :merchantId', fact);
    return known.length > 0 ? 'BUSY' : 'GONE';
  }

  async markSent(fact: MailFact, at: Date): Promise<void> {
    await this.#database.rows(`update merchant_mails set sent_at = :at where ${matchesFact}`, {
      ...fact,
      at,
    });
  }

  async release(fact: MailFact, now: Date): Promise<void> {
    await this.#database.rows(
      `update merchant_mails set claimed_until = :now where ${matchesFact} and sent_at is null`,
      { ...fact, now },
    );
  }
}
