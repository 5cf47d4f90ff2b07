// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { RecordTitle } from '#web/admin/kit/fields/RecordTitle.tsx';
import { en } from '#web/admin/kit/messages/en.ts';
import { SearchDialog } from '#web/admin/shell/search/SearchDialog.tsx';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { answerCalls, renderAdmin } from '../../render-admin.tsx';

/** The theme reads `matchMedia` when it is loaded; jsdom has none. */
vi.hoisted(() =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false })),
);

prepareComponentTests();

const Opened = ({ id, title }: { id: number; title: string }) => (
  <RecordContextProvider value={{ id }}>
    <RecordTitle resource="merchants" title={title} />
  </RecordContextProvider>
);

const titles = () =>
  screen.getAllByRole('option').map((option) => option.firstElementChild!.firstElementChild!.textContent);

test('the search begins with the records opened last, then with actions, and without pages', async () => {
  answerCalls(() => ({ body: [], total: 0 }));
  renderAdmin(
    <>
      <Opened id={7} title="Липа ООД" />
      <Opened id={8} title="Игла ЕООД" />
      <SearchDialog onClose={vi.fn()} />
    </>,
  );
  const { registerMerchant } = en.admin.dashboard;
  const { approve, refresh } = en.admin.search;
  await waitFor(() =>
    expect(titles()).toEqual([
      'Игла ЕООД',
      'Липа ООД',
      registerMerchant,
      approve,
      en.admin.users.create,
      refresh,
      'Dark theme',
    ]),
  );
});

test('a record is opened, an action on the page is carried out, and both close the search', async () => {
  answerCalls(() => ({ body: [], total: 0 }));
  const onClose = vi.fn();
  const { user, here } = renderAdmin(
    <>
      <Opened id={7} title="Липа ООД" />
      <SearchDialog onClose={onClose} />
    </>,
  );
  await user.click(await screen.findByRole('option', { name: /Dark theme/ }));
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(await screen.findByRole('option', { name: /Липа ООД/ }));
  expect(here()).toBe('/merchants/7/show');
  expect(onClose).toHaveBeenCalledTimes(2);
});
