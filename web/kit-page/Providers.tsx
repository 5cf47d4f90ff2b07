import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AdminContext, memoryStore, type DataProvider } from 'react-admin';
import { useMemo, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { shownText } from '#contract/shown-text.ts';
import { catalogue } from '../admin/kit/messages/catalogue.ts';
import { adminTheme } from '../admin/kit/theme/admin-theme.ts';
import { StyleCache } from '../admin/kit/theme/StyleCache.tsx';
import { AllMessages } from '../merchant/kit/messages/AllMessages.tsx';
import { PortalContext } from '../merchant/kit/portal/portal.ts';
import { MessagesProvider, useI18nProvider } from '../shared/messages/MessagesProvider.tsx';
import { useMessages } from '../shared/messages/use-messages.ts';
import { Toasts } from '../shared/state/Toasts.tsx';
import type { Scheme } from '../shared/theme/tokens.ts';

interface ProvidersProps {
  readonly scheme: Scheme;
  readonly children: ReactNode;
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const portal = { base: '', isDemo: false };
const sharedOnly = { bg: {}, en: {} };

/** What pieces of the portal expect around them: messages, routes, toasts and the cache of queries. */
export const PortalProviders = ({ children }: ProvidersProps) => {
  const [client] = useState(newClient);
  return (
    <MemoryRouter>
      <MessagesProvider messages={sharedOnly} shown={shownText}>
        <AllMessages>
          <QueryClientProvider client={client}>
            <PortalContext value={portal}>
              <Toasts>{children}</Toasts>
            </PortalContext>
          </QueryClientProvider>
        </AllMessages>
      </MessagesProvider>
    </MemoryRouter>
  );
};

/** No piece on the page asks for data. */
const noData = {} as DataProvider;

/** What pieces of the back office expect around them: messages, routes, and react-admin with the theme. */
export const BackOfficeProviders = ({ scheme, children }: ProvidersProps) => (
  <MemoryRouter>
    <MessagesProvider messages={catalogue} shown={shownText}>
      <StyleCache>
        <Themed scheme={scheme}>{children}</Themed>
      </StyleCache>
    </MessagesProvider>
  </MemoryRouter>
);

const Themed = ({ scheme, children }: ProvidersProps) => {
  const t = useMessages();
  const [client] = useState(newClient);
  const [store] = useState(memoryStore);
  const optional = t('shared.form.optional');
  const theme = useMemo(() => adminTheme(scheme, optional), [scheme, optional]);
  return (
    <AdminContext
      dataProvider={noData}
      i18nProvider={useI18nProvider()}
      queryClient={client}
      store={store}
      theme={theme}
      darkTheme={null}
    >
      {children}
    </AdminContext>
  );
};
