import { renderToString } from 'react-dom/server';
import type { PublicPageData } from '#contract/public-pages/public-page-data.ts';
import { renderIn, type Language } from '../shared/messages/language.ts';
import { catalogues } from './catalogues.ts';
import { PublicPage } from './PublicPage.tsx';

type Asked = Readonly<{ pathname: string; language: Language; data: PublicPageData }>;

type Rendered = Readonly<{
  title: string;
  description: string;
  body: string;
  isIndexed: boolean;
  properties?: Readonly<Record<string, string>>;
}>;

/** Title and description, also for link previews in messengers; a colour only where the merchant has one. */
const describe = ({ loaded }: PublicPageData, language: Language): Omit<Rendered, 'body'> => {
  if (loaded.kind === 'problem') {
    const { title, hint } = catalogues[language].problem[loaded.problem];
    return { title, description: hint, isIndexed: false };
  }
  const { merchantName, town, text, offer, brandColor, isIndexed } = loaded.page;
  const sold = text ?? offer?.items.join(', ') ?? '';
  return {
    title: merchantName,
    description: [town, sold].filter(Boolean).join(' · ') || catalogues[language].foot,
    isIndexed,
    ...(brandColor !== null && { properties: { '--merchant': brandColor } }),
  };
};

/** Renders the public page of a merchant as HTML on the server. */
export const render = ({ pathname, language, data }: Asked): Rendered => {
  renderIn(language);
  const { title, ...head } = describe(data, language);
  return {
    title: `${title} – Plateno`,
    ...head,
    body: renderToString(
      <PublicPage pathname={pathname} language={language} messages={catalogues[language]} data={data} />,
    ),
  };
};
