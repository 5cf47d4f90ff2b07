import { accepted } from '#test/support/application/api-client.ts';
import { insertProviderAccount } from '#test/support/insert-rows.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { begin, sell, write, type Plant } from './plants.ts';

/** Defects between records here and those of others: webhook endpoints, sessions, payouts and accounts. */
export const plantsOfLinks: readonly Plant[] = [
  {
    what: 'an event without its delivery',
    code: 'doctor.webhooks-not-forgotten',
    make: async (stage) => {
      const { deployment, merchant } = stage;
      const endpoint = { url: 'https://shop.example/hooks', types: ['payment.succeeded'] };
      const { id } = accepted(await merchant.api.post<{ id: number }>('/webhook-endpoints', endpoint));
      await sell(stage);
      await deployment.shop.database.rows(
        `update webhook_endpoints set receives_since = receives_since - interval '5 minutes' where id = :id`,
        { id },
      );
      const forget = 'delete from webhook_deliveries where endpoint_id = :id';
      return write(stage, ['webhook_deliveries'], [forget], { id });
    },
  },
  {
    what: 'an old attempt whose session was not stored',
    code: 'doctor.sessions-known',
    make: async (stage) => {
      const checkout = await begin(stage);
      const { paymentId } = checkout;
      const prepare = `update payment_attempts set state = 'PREPARED', provider_session_id = null, checkout_url = null,
        created_at = created_at - interval '20 minutes' where payment_id = :paymentId`;
      return write(stage, ['payment_attempts'], [prepare], { paymentId });
    },
  },
  {
    what: 'a charge that was unknown at its payout',
    code: 'doctor.payout-charges-known',
    make: async (stage) => {
      const { shop } = stage.deployment;
      await sell(stage);
      await stage.payOut();
      // The provider explains a payout that is paid.
      for (const { account, body } of await shop.control.payouts())
        if (account === stage.accountId && body.status === 'pending')
          await shop.control.movePayout(body.id, 'pay');
      const imported = await runPlateno(shop.env, [
        'payouts',
        'import',
        '--merchant',
        `${stage.merchant.id}`,
      ]);
      if (imported.code !== 0) throw new Error(imported.stderr);
      const newest = `(select max(id) from payout_lines where kind = 'CHARGE')`;
      return write(
        stage,
        ['payouts', 'payout_lines'],
        [
          `update payouts set unknown_lines = 1 where id = (select payout_id from payout_lines where id = ${newest})`,
          `update payout_lines set payment_id = null where id = ${newest}`,
        ],
      );
    },
  },
  {
    what: 'an account unknown to the provider',
    code: 'doctor.accounts-at-provider',
    make: async ({ deployment: { shop } }) => {
      const { id } = await shop.addMerchant();
      await insertProviderAccount(shop.database, id, 'acct_gone');
      return undefined;
    },
  },
];
