// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { LandingPage as LandingPageComponent } from '#web/public/landing/LandingPage.tsx';
import { bg } from '#web/public/messages/bg.ts';
import { en } from '#web/public/messages/en.ts';
import { chooseLanguage } from '#web/shared/messages/language.ts';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';
import { leadOn } from '#web/shared/session-return.ts';
import { writeSession, type Role } from '#web/shared/session.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';

prepareComponentTests();

let LandingPage: typeof LandingPageComponent;
// The theme reads `matchMedia` when it is loaded.
beforeEach(async () => {
  ({ LandingPage } = await import('#web/public/landing/LandingPage.tsx'));
});

const messages = { bg, en };
const heading = en.public.landing.hero.title;

/** The landing page, reached from the sign-in page with this navigation state. */
const arrive = (role: Role, state: unknown) => {
  chooseLanguage('en');
  writeSession({ token: 't0ken', username: 'kantora', role });
  const router = createMemoryRouter(
    [
      { path: '/login', element: <p>sign-in</p> },
      { path: '/', element: <LandingPage /> },
      { path: '/admin', element: <Link to="/">logo</Link> },
    ],
    { initialEntries: ['/login', { pathname: '/', state }], initialIndex: 1 },
  );
  render(
    <MessagesProvider messages={messages}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  );
  return router;
};

test.each(['ACCOUNTANT', 'SUPPORT'] as const)(
  'after the sign-in of %s the landing page leads to the back office without being shown',
  async (role) => {
    arrive(role, leadOn);
    expect(screen.queryByRole('heading', { name: heading })).toBeNull();
    await screen.findByText('logo');
  },
);

test('the back button leads from the back office to the page before the landing page', async () => {
  const router = arrive('ACCOUNTANT', leadOn);
  await screen.findByText('logo');
  await act(() => router.navigate(-1));
  await screen.findByText('sign-in');
  expect(router.state.location.pathname).toBe('/login');
});

test('an accountant who opens the landing page by the logo stays there', async () => {
  const router = arrive('ACCOUNTANT', leadOn);
  await userEvent.setup().click(await screen.findByText('logo'));
  await screen.findByRole('heading', { name: heading });
  expect(router.state.location.pathname).toBe('/');
});

test.each(['ADMIN', 'MERCHANT'] as const)('the landing page does not lead %s on', (role) => {
  arrive(role, leadOn);
  expect(screen.getByRole('heading', { name: heading })).not.toBeNull();
});
