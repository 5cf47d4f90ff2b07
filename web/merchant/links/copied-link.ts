import type { PaymentLink } from '#contract/links/links.ts';
import { newLinkHash } from '../kit/portal/new-link-hash.ts';

/** Names the link whose values the form begins with, in the URL. */
export const copyParam = 'copy';

/** The form for a new link with the values of this one. */
export const copyOf = (base: string, { id }: Pick<PaymentLink, 'id'>): string =>
  `${base}/links?${copyParam}=${id}${newLinkHash}`;
