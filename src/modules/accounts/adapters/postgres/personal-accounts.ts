import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['provider-accounts'] as const;
type Kind = (typeof kinds)[number];

/** What is stored of a merchant's account at the card provider; the payments on it need its id. */
export class PersonalAccounts implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind !== 'merchant') return [];
    const rows = await this.#database.rows<Record<string, unknown>>(
      `select merchant_id, provider, account_id, status, requested_at, request, due, past_due, deadline, disabled_reason,
         bank_last4, bank_currency, checked_at from provider_accounts where merchant_id = :merchantId`,
      { merchantId: subject.merchantId },
    );
    return [{ kind: 'provider-accounts', rows }];
  }

  async erase(subject: DataSubject): Promise<Erasure<Kind>[]> {
    if (subject.kind !== 'merchant') return [];
    const cleared = await this.#database.rows(
      `update provider_accounts set request = null, bank_last4 = null, bank_currency = null, version = version + 1
       where merchant_id = :merchantId returning merchant_id`,
      { merchantId: subject.merchantId },
    );
    return [
      {
        kind: 'provider-accounts',
        erased: 0,
        kept: cleared.length,
        ground: cleared.length > 0 ? 'accounting' : null,
      },
    ];
  }
}
