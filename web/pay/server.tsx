import { renderToString } from 'react-dom/server';
import type { PayPageData } from '#contract/pay-page.ts';
import { formatMoney } from '../shared/format/format-money.ts';
import { renderIn, type Language } from '../shared/words/language.ts';
import { PayPage } from './PayPage.tsx';
import { requestTitle } from './request/request-title.ts';
import { catalogues } from './use-pay-words.ts';

type Asked = Readonly<{ pathname: string; language: Language; data: PayPageData }>;

type Rendered = Readonly<{ title: string; description: string; body: string }>;

/** What a messenger shows below the title of a link that is shared. */
const describe = ({ loaded }: PayPageData, language: Language): string => {
  if (loaded.kind === 'problem') return catalogues[language].problem[loaded.problem].hint;
  const { amount, currency, description } = loaded.link;
  return [formatMoney(amount, currency, language), description].filter(Boolean).join(' · ');
};

/** The pay page as HTML, for the server; the browser takes it over with the same data. */
export const render = ({ pathname, language, data }: Asked): Rendered => {
  renderIn(language);
  const words = catalogues[language];
  return {
    title: `${requestTitle(data, words)} – ${words.product}`,
    description: describe(data, language),
    body: renderToString(<PayPage pathname={pathname} search="" data={data} />),
  };
};
