// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { en } from '#web/admin/kit/messages/en.ts';
import { SearchDialog } from '#web/admin/shell/search/SearchDialog.tsx';
import { en as shared } from '#web/shared/messages/en.ts';
import { answerCalls, renderAdmin } from '../../render-admin.tsx';

/** The theme reads `matchMedia` when it is loaded; jsdom has none. */
vi.hoisted(() =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false })),
);

prepareComponentTests();

const found = [
  { kind: 'payment', id: 9, title: '№ 9', detail: 'Липа ООД' },
  { kind: 'payment', id: 8, title: '№ 8', detail: 'Липа ООД' },
];
const open = (results: readonly object[]) => {
  answerCalls(({ path }) => (path === '/search' ? { body: results } : undefined));
  const onClose = vi.fn();
  return { ...renderAdmin(<SearchDialog onClose={onClose} />), onClose };
};
const box = () => screen.findByRole('combobox', { name: en.admin.search.hint });

test('Enter right after the text opens the first record once the server has answered', async () => {
  const { user, here, onClose } = open(found);
  await user.click(await box());
  await user.paste('maria@example.bg');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(here()).toBe('/admin/payments/9/show'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a record that the arrow keys choose is opened instead of the first', async () => {
  const { user, here } = open(found);
  await user.click(await box());
  await user.paste('maria@example.bg');
  await screen.findByRole('option', { name: /№ 8/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(here()).toBe('/admin/payments/8/show'));
});

test('Enter opens nothing where nothing was found', async () => {
  const { user, here, onClose } = open([]);
  await user.click(await box());
  await user.paste('unknown@example.bg');
  await user.keyboard('{Enter}');
  await screen.findByText(shared.shared.search.nothing);
  expect([here(), onClose.mock.calls]).toEqual(['/admin', []]);
});
