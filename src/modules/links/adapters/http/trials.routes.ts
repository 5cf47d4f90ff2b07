import * as contract from '#contract/links/link-trials.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { Money } from '#kernel/money.ts';
import { Download, serve, type Route } from '#platform/http/route.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import { MerchantMayNotAct } from '../../domain/failures.ts';
import { trialMs } from '../../domain/trial.ts';
import type { DocumentsOfLinks } from '../../ports/documents-of-links.ts';
import { findTrial } from '../postgres/find-trial.ts';
import type { SealedTrials } from './sealed-trials.ts';
import { getLink, type LinkReads } from '../postgres/get-link.ts';

type Deps = LinkReads &
  Readonly<{ clock: Clock; limits: RateLimits; trials: SealedTrials; documentsOfLinks: DocumentsOfLinks }>;

const started: RateLimit = { name: 'link-trial', times: 30, seconds: 60 };
const printed: RateLimit = { name: 'link-trial-document', times: 6, seconds: 60 };

/** A link in test mode: its page and its document, without a payment. */
export const trialRoutes = (deps: Deps): Route[] => {
  const { clock, limits, trials, documentsOfLinks } = deps;
  return [
    serve(contract.startTrial, async ({ params: { id: paymentLinkId }, caller: { actor, language } }) => {
      const merchantId = mustHold(actor, 'CREATE_LINKS');
      const link = await getLink(deps, actor, paymentLinkId);
      if (!link.isMerchantAccepting && !link.isMerchantPending) throw new MerchantMayNotAct();
      await limits.take(started, String(merchantId));
      const expiresAt = new Date(clock.now().getTime() + trialMs);
      const token = trials.seal({ paymentLinkId: link.id, merchantId, expiresAt });
      const query = language === 'en' ? '?lang=en' : '';
      return { url: `/try/${token}${query}`, expiresAt: expiresAt.toISOString() };
    }),
    serve(contract.getTrialDocument, async ({ params: { token }, caller: { language, signal } }) => {
      const link = await findTrial(deps, trials.open(token));
      await limits.take(printed, String(link.merchantId));
      const sale = {
        merchantId: link.merchantId,
        amount: Money.ofMinor(link.amountMinor, link.currency),
        chargeAmount: Money.ofMinor(link.chargeAmountMinor, link.chargeCurrency),
        description: link.description,
        customerName: link.customerName,
        taxRate: link.taxRate,
        vatGround: link.vatGround,
        language,
      };
      const content = await documentsOfLinks.printTrial(sale, clock.now(), signal);
      return new Download({ type: 'application/pdf', fileName: 'test.pdf', content });
    }),
  ];
};
