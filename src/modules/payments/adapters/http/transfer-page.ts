import type { PayPageData, TransferProgress } from '#contract/payments/pay-page.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { RenderedPage } from '#platform/http/rendered-pages.ts';
import type { FindTransfer } from '../../application/find-transfer.ts';
import { PaymentNotFound } from '../../domain/failures.ts';
import { pollsOf } from './success-page.ts';
import { transferState } from './transfers.routes.ts';

type Deps = Parameters<typeof transferState>[0] & Readonly<{ findTransfer: FindTransfer }>;

/** `/pay/transfer/{token}`: the token is known to the payer's browser only. */
export const transferPagePath = /^\/pay\/transfer\/([\w-]{1,100})\/?$/;

const pageOf = (token: string, progress: TransferProgress): PayPageData => ({
  loaded: { kind: 'transfer', token, progress },
  refused: null,
});

/** The server-rendered page of a promised transfer: what the payer's bank needs, and the document once the money came. */
export const transferPage = ({ findTransfer, ...deps }: Deps): RenderedPage => ({
  bundle: 'pay',
  pattern: transferPagePath,
  show: async ({ name: token, query, ip }) => {
    const found = await findTransfer.execute({ token, ip });
    const progress: TransferProgress = {
      kind: 'known',
      state: await transferState(deps, found),
      polls: pollsOf(query),
    };
    return { status: 200, data: pageOf(token, progress) };
  },
  refuse: (error, { name: token }) => {
    if (error instanceof PaymentNotFound) return { status: 404, data: pageOf(token, { kind: 'unknown' }) };
    const status = error instanceof RateLimited ? 429 : 503;
    return { status, data: pageOf(token, { kind: 'unreachable' }) };
  },
});
