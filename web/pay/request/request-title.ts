import type { PublicPaymentLink } from '#contract/links.ts';
import type { PayWords } from '../words/en.ts';

export const requestTitle = ({ merchantName }: PublicPaymentLink, words: PayWords): string =>
  `${words.request.title} · ${merchantName}`;
