import type { Database } from '#platform/database/database.ts';

/**
 * A card that stays with the merchant of a succeeded payment and that nothing has stopped; known to no provider. Again for
 * the same payment it is the same one, with another token.
 */
export const freshMandate = async (
  { database }: Readonly<{ database: Pick<Database, 'rows'> }>,
  paymentId: number,
): Promise<Readonly<{ id: number; token: string }>> => {
  const [mandate] = await database.rows<{ id: number; token: string }>(
    `with agreed as (
       update payments set card_max_minor = 12000, card_agreed_text = 'Плащай автоматично' where id = :paymentId
       returning id, merchant_id, provider_account, charge_currency, customer_email)
     insert into card_mandates as c (merchant_id, payment_id, token, provider, provider_account, provider_customer,
       provider_method, brand, last4, expires_on, currency, max_minor, language, email, agreed_text, agreed_at)
     select merchant_id, id, gen_random_uuid()::text, 'stripe', provider_account, 'cus_1', 'pm_1', 'visa', '4242',
       '2099-04-30', charge_currency, 12000, 'bg', customer_email, 'Плащай автоматично', now() from agreed
     on conflict (payment_id) do update set token = excluded.token, ended_at = null, ended_by = null,
       provider_customer = 'cus_1', provider_method = 'pm_1'
     returning id, token`,
    { paymentId },
  );
  return mandate!;
};
