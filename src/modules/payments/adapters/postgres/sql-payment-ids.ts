import type { Database } from '#platform/database/database.ts';
import type { PaymentIds } from '../../ports/payment-ids.ts';

export class SqlPaymentIds implements PaymentIds {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  byRequest(merchantId: number, requestKey: string): Promise<number | null> {
    return this.#id('select id from payments where merchant_id = :merchantId and request_key = :requestKey', {
      merchantId,
      requestKey,
    });
  }

  bySession(sessionId: string): Promise<number | null> {
    return this.#id('select payment_id as id from payment_attempts where provider_session_id = :sessionId', {
      sessionId,
    });
  }

  byIntent(intentId: string): Promise<number | null> {
    return this.#id('select id from payments where provider_intent_id = :intentId', { intentId });
  }

  byProviderKey(providerKey: string): Promise<number | null> {
    return this.#id('select payment_id as id from payment_attempts where provider_key::text = :providerKey', {
      providerKey,
    });
  }

  async #id(sql: string, bindings: Readonly<Record<string, unknown>>): Promise<number | null> {
    const [row] = await this.#database.rows<{ id: number }>(sql, bindings);
    return row?.id ?? null;
  }
}
