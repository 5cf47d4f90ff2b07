import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PublicPaymentLink } from '#contract/links/links.ts';
import type { PayPageData } from '#contract/payments/pay-page.ts';
import { formatMoney } from '../shared/format/format-money.ts';
import { Mark } from '../shared/layout/Mark.tsx';
import { renderIn, type Language } from '../shared/messages/language.ts';
import { PayPage } from './PayPage.tsx';
import { product } from './product.ts';
import { returnAddress } from './pay-route.ts';
import { KeepCard } from './request/KeepCard.tsx';
import { Merchant } from './request/Merchant.tsx';
import { requestTitle } from './request/request-title.ts';
import { NewSum } from './request/NewSum.tsx';
import { serveHtml } from './request/served.tsx';
import { Trust } from './request/Trust.tsx';
import { Ways } from './request/Ways.tsx';
import { EpcCode } from './transfer/EpcCode.tsx';
import * as transfers from './transfer/transfer-rules.ts';
import { catalogues as transferCatalogues } from './transfer/use-transfer-messages.ts';
import { mayChange, waitAfter } from './return/poll-checkout.ts';
import ReturnScreen from './return/ReturnScreen.tsx';
import { Shell } from './Shell.tsx';
import { catalogues as returnCatalogues } from './return/use-return-messages.ts';
import { catalogues } from './use-pay-messages.ts';

type Asked = Readonly<{ language: Language; data: PayPageData }>;

type Rendered = Readonly<{
  title: string;
  description: string;
  body: string;
  properties?: Readonly<Record<string, string>>;
  reloads?: Readonly<{ seconds: number; path: string }>;
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
  if (loaded.kind === 'cancelled') {
    const { declined, cancel } = returnCatalogues[language];
    return { title: loaded.declined === null ? cancel.title : declined.title, description: cancel.text };
  }
  if (loaded.kind === 'returned') return { title: returnCatalogues[language].success.wait, description: '' };
  if (loaded.kind === 'transfer') return { title: transferCatalogues[language].title, description: '' };
  const { amount, currency, description } = loaded.link;
  return {
    title: requestTitle(loaded.link, messages),
    description: [formatMoney(amount, currency, language), description].filter(Boolean).join(' · '),
  };
};

/** What names the page in its query; the form that chooses the language keeps it. */
const addressOf = (loaded: PayPageData['loaded']): Readonly<Record<string, string | null>> => {
  if (loaded.kind === 'returned') return { session_id: loaded.sessionId };
  return loaded.kind === 'cancelled' ? { link: loaded.token, attempt: loaded.attempt } : {};
};

const hiddenFields = (values: Readonly<Record<string, string | null>>): string =>
  Object.entries(values)
    .filter((entry): entry is [string, string] => entry[1] !== null)
    .map(([name, value]) => renderToStaticMarkup(<input type="hidden" name={name} value={value} />))
    .join('');

/** The way that was chosen in a form that is shown again. */
const chosenWay = ({ refused }: PayPageData): string | undefined =>
  refused !== null && 'typed' in refused ? refused.typed['way'] : undefined;

const epcOf = (loaded: PayPageData['loaded']): string =>
  loaded.kind === 'transfer' && loaded.progress.kind === 'known'
    ? renderToStaticMarkup(<EpcCode epc={loaded.progress.state.epc} />)
    : '';

/** The parts of one kind of page. */
const servedOf = ({ loaded, refused }: PayPageData): Record<string, string> =>
  loaded.kind === 'ready'
    ? {
        'pay-ways':
          renderToStaticMarkup(<Ways link={loaded.link} chosen={chosenWay({ loaded, refused })} />) +
          renderToStaticMarkup(<KeepCard offer={loaded.link.cardOffer} />),
        merchant: renderToStaticMarkup(<Merchant link={loaded.link} />),
        trust: renderToStaticMarkup(<Trust link={loaded.link} />),
        'new-sum': loaded.link.isNewSum ? renderToStaticMarkup(<NewSum />) : '',
      }
    : { address: hiddenFields(addressOf(loaded)), epc: epcOf(loaded) };

/** The parts that are rendered here only. */
const servedHtml = (data: PayPageData): Record<string, string> => ({
  'product-logo': renderToStaticMarkup(<Mark />),
  ...servedOf(data),
});

const reloadOfTransfer = (
  { token, progress }: Extract<PayPageData['loaded'], { kind: 'transfer' }>,
  language: Language,
): Pick<Rendered, 'reloads'> => {
  if (progress.kind !== 'known' || !transfers.mayChange(progress.state)) return {};
  const ms = transfers.waitAfter(progress.polls);
  if (ms === null) return {};
  const path = transfers.transferAddress(token, { polls: progress.polls + 1, language });
  return { reloads: { seconds: Math.ceil(ms / 1_000), path } };
};

/** Without a script a page whose payment may still change is loaded again. */
const reloadOf = ({ loaded }: PayPageData, language: Language): Pick<Rendered, 'reloads'> => {
  if (loaded.kind === 'transfer') return reloadOfTransfer(loaded, language);
  if (loaded.kind !== 'returned' || loaded.progress.kind !== 'known') return {};
  const { state, polls } = loaded.progress;
  const ms = mayChange(state) ? waitAfter(polls) : null;
  if (ms === null) return {};
  const path = returnAddress(loaded.sessionId!, { polls: polls + 1, language });
  return { reloads: { seconds: Math.ceil(ms / 1_000), path } };
};

/** Renders the pay page as HTML on the server; the browser hydrates it with the same data. */
export const render = ({ language, data }: Asked): Rendered => {
  renderIn(language);
  serveHtml(servedHtml(data));
  const { title, description } = describe(data, language);
  return {
    title: `${title} – ${product}`,
    description,
    ...(data.loaded.kind === 'ready' && accentOf(data.loaded.link)),
    ...reloadOf(data, language),
    body: renderToString(<PayPage data={data} ReturnScreen={ReturnScreen} />),
  };
};

/** Stands for the content until the markup is a text. */
const place = '\0';

/** A page whose content is HTML of its own: header, switch of the language and footer around it. What was said is said once. */
export const frame = ({
  language,
  content,
  query: { lang: _, said: __, ...kept },
}: Readonly<{ language: Language; content: string; query: Readonly<Record<string, string>> }>): string => {
  renderIn(language);
  serveHtml({ 'product-logo': renderToStaticMarkup(<Mark />), address: hiddenFields(kept) });
  return renderToStaticMarkup(<Shell>{place}</Shell>).replace(place, () => content);
};
