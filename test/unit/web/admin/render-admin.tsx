import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { Notifications } from '#web/admin/shell/Notifications.tsx';
import { NotifyToasts } from '#web/admin/kit/layout/NotifyToasts.tsx';
import { catalogue } from '#web/admin/kit/messages/catalogue.ts';
import { dataProvider } from '#web/admin/kit/data-provider/data-provider.ts';
import { MessagesProvider, useI18nProvider } from '#web/shared/messages/MessagesProvider.tsx';
import { chooseLanguage, type Language } from '#web/shared/messages/language.ts';
import { writeSession, type Role } from '#web/shared/session.ts';
import { newUser } from '../support/new-user.ts';

export type Sent = Readonly<{ method: string; path: string; query: URLSearchParams; body: unknown }>;
export type Answer = Readonly<{ status?: number; body?: unknown; total?: number }>;

/** Answers the calls of the API and keeps them. Unknown calls are answered by 404. */
export const answerCalls = (answerOf: (call: Sent) => Answer | undefined): Sent[] => {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const { pathname, searchParams: query } = new URL(url, 'https://plateno.example');
    const call = { method, path: pathname.replace('/api', ''), query, body: body && JSON.parse(body) };
    sent.push(call);
    const { status = 200, body: answer, total } = answerOf(call) ?? { status: 404, body: {} };
    const headers = {
      'content-type': 'application/json',
      ...(total !== undefined && { 'content-range': `rows 0-${total}/${total}` }),
    };
    return new Response(answer === undefined ? null : JSON.stringify(answer), { status, headers });
  });
  return sent;
};

const Here = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="here">{`${pathname}${search}`}</output>;
};

/** Outside the document: jsdom would match each rule of Material UI with each element that a test looks at. */
const styles = createCache({ key: 'test', container: document.createElement('div') });

/** Failed calls are not repeated. */
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const Context = ({ children }: { children: ReactNode }) => {
  const [client] = useState(newClient);
  const [store] = useState(memoryStore);
  return (
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={useI18nProvider()}
      queryClient={client}
      store={store}
    >
      {children}
    </AdminContext>
  );
};

/** Renders a part of the back office, signed in as a role. `here()` is the path with its query. */
export const renderAdmin = (
  children: ReactNode,
  {
    role = 'ADMIN',
    language = 'en',
    url = '/admin',
  }: { role?: Role; language?: Language; url?: string } = {},
) => {
  chooseLanguage(language);
  writeSession({ token: 't0ken', username: 'silviya', role });
  const view = render(
    <CacheProvider value={styles}>
      <MemoryRouter initialEntries={[url]}>
        <MessagesProvider messages={catalogue}>
          <Context>
            <NotifyToasts>{children}</NotifyToasts>
            <Notifications />
          </Context>
        </MessagesProvider>
        <Here />
      </MemoryRouter>
    </CacheProvider>,
  );
  const here = (): string => view.getByLabelText('here').textContent;
  return { ...view, user: newUser(), here };
};
