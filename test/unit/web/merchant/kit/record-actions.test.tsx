import { expect, test, vi } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { RecordActions } from '#web/merchant/kit/records/RecordActions.tsx';
import { en } from '#web/merchant/kit/lists/messages/en.ts';

prepareComponentTests();

const chosen = vi.fn<(action: string) => void>();
const action = (label: string) => ({ label, onPress: () => chosen(label) });

const show = () =>
  renderScreen(
    <RecordActions
      primary={action('Send')}
      beside={[action('Paid'), action('PDF')]}
      more={[{ label: 'Copy', to: '/copy' }, action('Void')]}
    />,
    { language: 'en' },
  );

test('an action of a record beside the primary one is a button, others are in a menu', async () => {
  const { user, getAllByRole, getByRole } = show();
  expect(getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Send',
    'Paid',
    'PDF',
    en.lists.actions.more,
  ]);
  await user.click(getByRole('button', { name: en.lists.actions.more }));
  expect(getByRole('link', { name: 'Copy' }).getAttribute('href')).toBe('/copy');
  await user.click(getByRole('button', { name: 'Void' }));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('Void');
});

test('the arrow keys move through the menu of a record, and Escape returns to its button', async () => {
  const { user, getByRole, queryByRole } = show();
  const more = getByRole('button', { name: en.lists.actions.more });
  more.focus();
  await user.keyboard('{ArrowDown}');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(getByRole('button', { name: 'Void' }));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(getByRole('link', { name: 'Copy' }));
  await user.keyboard('{Escape}');
  expect(queryByRole('link', { name: 'Copy' })).toBeNull();
  expect(document.activeElement).toBe(more);
});
