import type { PayPageData } from '#contract/payments/pay-page.ts';
import type { RenderedPage } from '#platform/http/rendered-pages.ts';

/** `/archive/{secret}`: the secret is in the mail. */
const pattern = /^\/archive\/([\w-]{1,100})\/?$/;

const data: PayPageData = { loaded: { kind: 'problem', problem: 'not-found' }, refused: null };

/** The link of the mail leads to the file itself. */
export const archivePage: RenderedPage = {
  bundle: 'pay',
  pattern,
  show: async ({ name: secret }) => ({ redirect: `/api/archives/mailed/${encodeURIComponent(secret)}` }),
  refuse: () => ({ status: 404, data }),
};
