// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { HomeMessages } from '#web/merchant/home/messages/home-messages.ts';
import { Upcoming } from '#web/merchant/home/Upcoming.tsx';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';

prepareComponentTests();

const euro = { currency: 'EUR', documents: 3, total: 360, perMonth: 360 } as const;
const show = (schedules: Parameters<typeof Upcoming>[0]['schedules']) =>
  renderScreen(
    <HomeMessages>
      <PortalProvider base="/merchant" isDemo={false}>
        <Upcoming schedules={schedules} />
      </PortalProvider>
    </HomeMessages>,
  );

test('what waits is said before what comes in thirty days; both lead to the list', () => {
  const { getAllByRole } = show({ active: 3, waiting: 2, upcoming: [euro] });
  const links = getAllByRole('link');
  expect(links.map((link) => link.textContent.replaceAll(/[⁦-⁩]/g, ''))).toEqual([
    '2 periods wait for you',
    '3 recurring invoices for €360.00',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/merchant/schedules',
    '/merchant/schedules',
  ]);
});

test('nothing is shown where nothing comes and nothing waits', () => {
  const { queryByRole } = show({ active: 1, waiting: 0, upcoming: [{ ...euro, documents: 0, total: 0 }] });
  expect(queryByRole('heading')).toBeNull();
});
