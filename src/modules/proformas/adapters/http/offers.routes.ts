import * as contract from '#contract/proformas/proformas.ts';
import type { PublicProforma } from '#contract/proformas/proformas.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import { Download, serve, type Route } from '#platform/http/route.ts';
import type { AnswerOffer } from '../../application/answer-offer.ts';
import type { PrintProforma } from '../../application/print-proforma.ts';
import { ProformaNotFound } from '../../domain/failures.ts';
import { findView } from '../postgres/list-proformas.ts';
import { proformaOf } from '../postgres/proforma-row.ts';
import type { ProformaView } from '../postgres/proforma-view.ts';
import { presentOffer } from './present-proforma.ts';

export type OfferReads = Parameters<typeof findView>[0] &
  Pick<Parameters<typeof presentOffer>[1], 'messages'> &
  Readonly<{
    clock: Readonly<{ now(): Date }>;
    config: Readonly<{ publicUrl: string }>;
  }>;
type Deps = OfferReads & Readonly<{ answerOffer: AnswerOffer; print: PrintProforma; limits: RateLimits }>;

const reads = { name: 'offer-read', times: 120, seconds: 60 };
/** A PDF costs a page of the browser. */
const prints = { name: 'offer-print', times: 20, seconds: 60 };

/** One that was sent. @throws ProformaNotFound */
export const findOffer = async (deps: OfferReads, token: string): Promise<ProformaView> => {
  const view = await findView(deps, { token });
  if (view === null || view.sentAt === null) throw new ProformaNotFound();
  return view;
};

export const presentedOffer = (
  { clock, config: { publicUrl }, messages }: OfferReads,
  view: ProformaView,
): PublicProforma => presentOffer(view, { now: clock.now(), publicUrl, messages });

type OfOne = Readonly<{ params: Readonly<{ token: string }>; caller: Readonly<{ ip: string }> }>;

/** Calls of payers, who have the link of the mail. */
export const offerRoutes = (deps: Deps): Route[] => {
  const find = async ({ params: { token }, caller: { ip } }: OfOne): Promise<ProformaView> => {
    await deps.limits.take(reads, networkOf(ip));
    return findOffer(deps, token);
  };
  return [
    serve(contract.getOffer, async (asked) => presentedOffer(deps, await find(asked))),
    serve(contract.getOfferPdf, async ({ params: { token }, caller: { ip, signal } }) => {
      await deps.limits.take(prints, networkOf(ip));
      const pdf = await deps.print(proformaOf(await findOffer(deps, token)), signal);
      return new Download({ type: 'application/pdf', ...pdf });
    }),
    serve(
      contract.acceptOffer,
      async ({ params: { token }, body: { version, name }, caller: { actor, ip } }) => {
        await deps.answerOffer.accept({ actor, token, version, name: name ?? null, ip });
        return presentedOffer(deps, await findOffer(deps, token));
      },
      { find },
    ),
    serve(
      contract.askAboutOffer,
      ({ params: { token }, body: { text, email }, caller: { ip } }) =>
        deps.answerOffer.ask({ token, text, email, ip }),
      { find },
    ),
  ];
};
