import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { renderIn, type Language } from '../shared/messages/language.ts';
import { App } from './App.tsx';

/** The head of the page has it; the browser finds it there. */
const title = /<title>[^<]*<\/title>/;

/** The markup of a public page for a visitor who is not signed in; the build writes it into the page's HTML. */
export const renderPage = async (path: string, language: Language): Promise<string> => {
  renderIn(language);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Whole pages, without the scripts by which React moves parts that arrive later.
    { progressiveChunkSize: Infinity },
  );
  return (await new Response(prelude).text()).replace(title, '');
};
