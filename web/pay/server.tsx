import { renderToString } from 'react-dom/server';
import type { PayPageData } from '#contract/pay-page.ts';
import { renderIn, type Language } from '../shared/words/language.ts';
import { PayPage } from './PayPage.tsx';
import { requestTitle } from './request/request-title.ts';
import { catalogues } from './use-pay-words.ts';

type Asked = Readonly<{ pathname: string; language: Language; data: PayPageData }>;

/** The pay page as HTML, for the server; the browser takes it over with the same data. */
export const render = ({ pathname, language, data }: Asked): { title: string; body: string } => {
  renderIn(language);
  const words = catalogues[language];
  return {
    title: `${requestTitle(data, words)} – ${words.product}`,
    body: renderToString(<PayPage pathname={pathname} search="" data={data} />),
  };
};
