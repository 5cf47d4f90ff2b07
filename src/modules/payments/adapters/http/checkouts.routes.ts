import * as contract from '#contract/payments/checkouts.ts';
import { Money } from '#kernel/money.ts';
import type { DocumentsOfLinks, PayableLinks } from '#modules/links/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { serve, WithHeaders, type Route } from '#platform/http/route.ts';
import type { SendReceipt } from '../../application/send-receipt.ts';
import type { RefreshCheckout } from '../../application/refresh-checkout.ts';
import type { StartCheckout } from '../../application/start-checkout.ts';
import { MerchantNotFound } from '../../domain/failures.ts';
import type { DocumentsOfPayments } from '../../ports/documents-of-payments.ts';
import { getCheckoutOutcome } from '../postgres/get-payment.ts';
import { begunHeaders } from './begun-cookie.ts';
import { presentCheckoutState } from './present-payment.ts';

type Deps = Readonly<{
  config: Config;
  database: Database;
  merchants: MerchantDirectory;
  links: PayableLinks;
  documents: DocumentsOfPayments;
  documentsOfLinks: DocumentsOfLinks;
  startCheckout: StartCheckout;
  refreshCheckout: RefreshCheckout;
  sendReceipt: SendReceipt;
}>;

/** @throws MerchantNotFound */
const mustExist = async (merchants: MerchantDirectory, id: number): Promise<void> => {
  if ((await merchants.byId(id)) === null) throw new MerchantNotFound();
};

/** Routes of payers, who have no login session but the id of their checkout session. */
export const checkoutRoutes = (deps: Deps): Route[] => {
  const { config, merchants, startCheckout, refreshCheckout, sendReceipt } = deps;
  return [
    serve(
      contract.startCheckout,
      async ({ params, query, body, caller }) => {
        const {
          begun,
          isResumed: _,
          ...started
        } = await startCheckout.execute({
          actor: caller.actor,
          merchantId: params.merchantId,
          paymentLinkId: query.paymentLinkId ?? null,
          amount: Money.ofDecimal(body.amount, body.currency),
          description: body.description ?? null,
          customerName: body.customerName ?? null,
          customerEmail: body.customerEmail ?? null,
          buyer: body.buyer ?? null,
          language: body.language ?? caller.language,
          keepsCard: body.keepsCard,
          requestKey: caller.requestKey,
          ip: caller.ip,
        });
        return new WithHeaders(started, begunHeaders(begun, config.publicUrl));
      },
      { find: ({ params }) => mustExist(merchants, params.merchantId) },
    ),
    serve(contract.getCheckoutState, async ({ params: { sessionId }, caller: { actor, ip } }) => {
      const paymentId = await refreshCheckout.execute({ actor, ip, sessionId });
      return presentCheckoutState(await getCheckoutOutcome(deps, paymentId), config.publicUrl);
    }),
    serve(
      contract.sendReceipt,
      async ({ params: { sessionId }, body: { email }, caller: { actor, ip } }) => {
        await sendReceipt.execute({ actor, sessionId, email, ip });
        return { email };
      },
      {
        find: ({ params: { sessionId }, caller: { actor, ip } }) =>
          refreshCheckout.execute({ actor, sessionId, ip }),
      },
    ),
  ];
};
