import { fireEvent } from '@testing-library/react';
import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { en } from '#web/merchant/kit/lists/messages/en.ts';
import { RecordsLayout } from '#web/merchant/kit/lists/RecordsLayout.tsx';
import { RecordRows } from '#web/shared/list/RecordRows.tsx';

prepareComponentTests();
const texts = en.lists.panel;

const rows = [1, 2].map((id) => ({
  to: `/payments/${id}`,
  what: `Customer ${id}`,
  when: 'today',
  amount: '€1.00',
  chip: null,
}));
const Path = () => <output aria-label="path">{useLocation().pathname}</output>;
const Record = () => <h1>Record {useParams()['id']}</h1>;

/** jsdom lays nothing out. */
const scrollTo = () => undefined;

const renderAt = (url: string, isWide: boolean) => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isWide && media.includes('min-width') }),
  );
  const view = renderScreen(
    <>
      <Path />
      <Routes>
        <Route
          path="payments"
          element={
            <RecordsLayout path="/payments" scrollTo={scrollTo}>
              <RecordRows label="Payments" rows={rows} />
            </RecordsLayout>
          }
        >
          <Route path=":id" element={<Record />} />
        </Route>
      </Routes>
    </>,
    { url },
  );
  return { ...view, path: () => view.getByLabelText('path').textContent };
};

test('on a wide screen a record opens beside the list, whose filters stay in the URL', async () => {
  const { user, path, query, getByRole, getByText } = renderAt('/payments?status=PAID', true);
  await user.click(getByText('Customer 2'));
  expect(path()).toBe('/payments/2');
  expect(query()).toBe('?status=PAID');
  expect(getByRole('heading', { name: 'Record 2' })).toBeDefined();
  expect(getByText('Customer 2').closest('a')?.getAttribute('aria-current')).toBe('true');
  expect(document.activeElement).toBe(getByRole('region', { name: texts.title }));
});

test('Escape closes the record and returns the focus to its row', async () => {
  const { user, path, query, getByText, queryByRole } = renderAt('/payments?status=PAID', true);
  await user.click(getByText('Customer 1'));
  await user.keyboard('{Escape}');
  expect(path()).toBe('/payments');
  expect(query()).toBe('?status=PAID');
  expect(queryByRole('region', { name: texts.title })).toBeNull();
  expect(document.activeElement).toBe(getByText('Customer 1').closest('a'));
});

test('the close button closes a record that was opened by its URL', async () => {
  const { user, path, getByLabelText, getByText } = renderAt('/payments/2?status=PAID', true);
  await user.click(getByLabelText(texts.close));
  expect(path()).toBe('/payments');
  expect(document.activeElement).toBe(getByText('Customer 2').closest('a'));
});

test('Escape in a field leaves the record open', () => {
  const { path, container } = renderAt('/payments/2', true);
  const input = document.createElement('input');
  container.append(input);
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(path()).toBe('/payments/2');
});

test('a control opens the record as a full page', async () => {
  const { user, path, query, getByLabelText, getByRole, queryByText } = renderAt(
    '/payments/2?status=PAID',
    true,
  );
  await user.click(getByLabelText(texts.full));
  expect(path()).toBe('/payments/2');
  expect(query()).toBe('?status=PAID&view=page');
  expect(getByRole('heading', { name: 'Record 2' })).toBeDefined();
  expect(queryByText('Customer 2')).toBeNull();
});

test('on a narrow screen the record is a page of its own', () => {
  const { getByRole, queryByText } = renderAt('/payments/2', false);
  expect(getByRole('heading', { name: 'Record 2' })).toBeDefined();
  expect(queryByText('Customer 2')).toBeNull();
});
