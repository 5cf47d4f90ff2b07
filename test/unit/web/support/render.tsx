import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';
import { chooseLanguage } from '#web/shared/messages/language.ts';
import type { Language } from '#web/shared/messages/language.ts';
import { Toasts } from '#web/shared/state/Toasts.tsx';
import { newUser } from './new-user.ts';

const sharedOnly = { bg: {}, en: {} };

// Waits end with their condition; the limit only ends a failing test, also on a loaded machine.
configure({ asyncUtilTimeout: 50_000 });

/**
 * Registers the hooks of a component test file; call it once at the top. jsdom has no `matchMedia` and no methods of
 * `dialog`: what is missing is added, what it has stays.
 */
export const prepareComponentTests = (): void => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false }),
    );
  });
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });
};

const Query = () => <output aria-label="query">{useLocation().search}</output>;

/** Renders a component in a router with messages and toasts. `query()` is the current query string. */
export const renderScreen = (
  children: ReactNode,
  { language = 'en', url = '/' }: { language?: Language; url?: string } = {},
) => {
  chooseLanguage(language);
  const user = newUser();
  const view = render(
    <MemoryRouter initialEntries={[url]}>
      <MessagesProvider messages={sharedOnly}>
        <Toasts>{children}</Toasts>
      </MessagesProvider>
      <Query />
    </MemoryRouter>,
  );
  const query = (): string => view.getByLabelText('query').textContent;
  return { ...view, user, query };
};
