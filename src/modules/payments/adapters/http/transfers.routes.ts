import * as contract from '#contract/payments/transfers.ts';
import type { Clock } from '#kernel/clock.ts';
import type { DocumentsOfLinks, TransferPromise } from '#modules/links/index.ts';
import type { Config } from '#platform/config.ts';
import { Download, serve, type Route } from '#platform/http/route.ts';
import type { FindTransfer, FoundTransfer } from '../../application/find-transfer.ts';
import type { PromiseTransfer } from '../../application/promise-transfer.ts';
import { presentPromised, presentTransfer } from './present-transfer.ts';

type Presenting = Readonly<{ config: Config; clock: Clock; documentsOfLinks: DocumentsOfLinks }>;
type Deps = Presenting & Readonly<{ promiseTransfer: PromiseTransfer; findTransfer: FindTransfer }>;

const presentedWith = async (
  { config, documentsOfLinks }: Omit<Presenting, 'clock'>,
  { invoiceId, paymentLinkId }: TransferPromise,
) => ({
  publicUrl: config.publicUrl,
  writtenNumber: invoiceId === null ? null : await documentsOfLinks.numberOf(paymentLinkId),
});

/** The state of a promised transfer as its payer gets it. */
export const transferState = async (
  { config, clock, documentsOfLinks }: Presenting,
  found: FoundTransfer,
): Promise<contract.TransferState> => {
  const { invoiceId, paymentLinkId, paidAt } = found.promise;
  // Only a document that was written before, or one of another program, is anything but an invoice.
  const isAsked = invoiceId !== null || (paidAt !== null && found.invoice === null);
  const documentType = isAsked ? await documentsOfLinks.typeOf(paymentLinkId) : 'INVOICE';
  const presented = await presentedWith({ config, documentsOfLinks }, found.promise);
  return presentTransfer(found, { ...presented, documentType, now: clock.now() });
};

/** Routes of payers who pay by bank transfer; they have no login session. */
export const transferRoutes = (deps: Deps): Route[] => {
  const { promiseTransfer, findTransfer } = deps;
  return [
    serve(contract.promiseTransfer, async ({ params: { token }, body, caller }) => {
      const promise = await promiseTransfer.execute({
        token,
        customerName: body.customerName ?? null,
        customerEmail: body.customerEmail ?? null,
        buyer: body.buyer ?? null,
        language: body.language ?? caller.language,
        ip: caller.ip,
      });
      return presentPromised(promise, await presentedWith(deps, promise));
    }),
    serve(contract.getTransferState, async ({ params: { token }, caller: { ip } }) =>
      transferState(deps, await findTransfer.execute({ token, ip })),
    ),
    serve(contract.getTransferReceipt, async ({ params: { token }, caller: { ip, signal } }) => {
      const { fileName, content } = await findTransfer.print({ token, ip, signal });
      return new Download({ type: 'application/pdf', fileName, content });
    }),
  ];
};
