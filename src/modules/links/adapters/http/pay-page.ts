import type { LinkProblem, PayPageData } from '#contract/pay-page.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { Config } from '#platform/config.ts';
import type { RenderedPage } from '#platform/http/rendered-pages.ts';
import type { LookUpLink } from '../../application/look-up-link.ts';
import { LinkGone, LinkNotFound } from '../../domain/failures.ts';
import type { HeldLinks } from '../../ports/held-links.ts';
import { presentPublicLink } from './present-link.ts';

type Refusal = Readonly<{ problem: LinkProblem; status: number }>;

/** What keeps a link from being paid, and the status of the page that says it. */
const refusalOf = (error: unknown): Refusal => {
  if (error instanceof LinkNotFound) return { problem: 'not-found', status: 404 };
  if (error instanceof LinkGone) {
    return { problem: error.code === 'links.already-paid' ? 'already-paid' : 'gone', status: 410 };
  }
  return { problem: 'load-failed', status: error instanceof RateLimited ? 429 : 503 };
};

const pageOf = (
  loaded: PayPageData['loaded'],
  { refused }: Readonly<Record<string, string>>,
): PayPageData => ({ loaded, refused: refused === 'payment' || refused === 'email' ? refused : null });

/** `/pay/{token}`, but not the pages to come back to. */
export const payAddress = /^\/pay(?!\/(?:success|cancel)(?:\/|$))(?:\/([^/]*))?\/?$/;

export const payPage = ({
  lookUpLink,
  held,
  config: { publicUrl },
}: Readonly<{ lookUpLink: LookUpLink; held: HeldLinks; config: Config }>): RenderedPage => ({
  bundle: 'pay',
  pattern: payAddress,
  show: async ({ name: token, query, address }) => {
    const found = await lookUpLink.execute({ token, address });
    const isHeld = found.usage === 'SINGLE' && (await held.isHeld(found.id));
    if (isHeld) return { status: 200, data: pageOf({ kind: 'problem', problem: 'under-review' }, query) };
    const link = presentPublicLink(found, publicUrl);
    return { status: 200, data: pageOf({ kind: 'ready', link }, query) };
  },
  refuse: (error, { query }) => {
    const { problem, status } = refusalOf(error);
    return { status, data: pageOf({ kind: 'problem', problem }, query) };
  },
});
