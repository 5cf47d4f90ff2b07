import { renderToString } from 'react-dom/server';
import type { PayPageData } from '#contract/pay-page.ts';
import { formatMoney } from '../shared/format/format-money.ts';
import { renderIn, type Language } from '../shared/messages/language.ts';
import { PayPage } from './PayPage.tsx';
import { requestTitle } from './request/request-title.ts';
import { catalogues } from './use-pay-messages.ts';

type Asked = Readonly<{ pathname: string; language: Language; data: PayPageData }>;

type Rendered = Readonly<{ title: string; description: string; body: string }>;

/** What stands in the browser's tab, and what a messenger shows below it when the link is shared. */
const describe = ({ loaded }: PayPageData, language: Language): Pick<Rendered, 'title' | 'description'> => {
  const messages = catalogues[language];
  if (loaded.kind === 'problem') {
    const { title, hint } = messages.problem[loaded.problem];
    return { title, description: hint };
  }
  const { amount, currency, description } = loaded.link;
  return {
    title: requestTitle(loaded.link, messages),
    description: [formatMoney(amount, currency, language), description].filter(Boolean).join(' · '),
  };
};

/** The pay page as HTML, for the server; the browser takes it over with the same data. */
export const render = ({ pathname, language, data }: Asked): Rendered => {
  renderIn(language);
  const { title, description } = describe(data, language);
  return {
    title: `${title} – ${catalogues[language].product}`,
    description,
    body: renderToString(<PayPage pathname={pathname} search="" data={data} />),
  };
};
