import type { PayPageData } from '#contract/pay-page.ts';
import type { PayWords } from '../words/en.ts';

export const requestTitle = ({ loaded }: PayPageData, words: PayWords): string =>
  loaded.kind === 'ready'
    ? `${words.request.title} · ${loaded.link.merchantName}`
    : words.problem[loaded.problem].title;
