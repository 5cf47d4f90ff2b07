import { renderToString } from 'react-dom/server';
import type { PublicPaymentLink } from '#contract/links.ts';
import type { PayPageData } from '#contract/pay-page.ts';
import { formatMoney } from '../shared/format/format-money.ts';
import { renderIn, type Language } from '../shared/messages/language.ts';
import { PayPage } from './PayPage.tsx';
import { product } from './product.ts';
import { countryOptions } from './request/country-options.ts';
import { renderCountries } from './request/CountryField.tsx';
import { requestTitle } from './request/request-title.ts';
import { catalogues } from './use-pay-messages.ts';

type Asked = Readonly<{ pathname: string; language: Language; data: PayPageData }>;

type Rendered = Readonly<{
  title: string;
  description: string;
  body: string;
  properties?: Readonly<Record<string, string>>;
}>;

/** The strip of the card in the merchant's colour; a style sheet of the page, so that its script does not grow. */
const accentOf = ({ merchantBrandColor: color }: PublicPaymentLink): Pick<Rendered, 'properties'> =>
  color === null ? {} : { properties: { '--merchant': color } };

/** Document title and description, also for link previews in messengers. */
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

/** Renders the pay page as HTML on the server; the browser hydrates it with the same data. */
export const render = ({ pathname, language, data }: Asked): Rendered => {
  renderIn(language);
  renderCountries(countryOptions);
  const { title, description } = describe(data, language);
  return {
    title: `${title} – ${product}`,
    description,
    ...(data.loaded.kind === 'ready' && accentOf(data.loaded.link)),
    body: renderToString(<PayPage pathname={pathname} search="" data={data} />),
  };
};
