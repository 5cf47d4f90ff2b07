import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { RecordScreen } from '#web/merchant/kit/lists/RecordScreen.tsx';
import { ApiError } from '#web/shared/api-error.ts';
import { en } from '#web/shared/messages/en.ts';

prepareComponentTests();

const show = (load: () => Promise<string>) =>
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <Record load={load} />
    </QueryClientProvider>,
  );

const Record = ({ load }: { load: () => Promise<string> }) => (
  <RecordScreen
    query={useQuery({ queryKey: ['record'], queryFn: load, retry: false })}
    back={{ to: '/merchant/payments', label: 'Back to payments' }}
    icon="card"
    missing="Payment not found"
    failed="Payment could not be loaded"
  >
    {(record) => <h1>{record}</h1>}
  </RecordScreen>
);

test('a record that loads shows a heading and the shape of its page, then the record', async () => {
  const answer = Promise.withResolvers<string>();
  show(() => answer.promise);
  const heading = screen.getByRole('heading', { level: 1, name: en.shared.loading });
  const loading = heading.closest('[role=status]')!;
  expect(loading.querySelectorAll('[class*=skeleton]').length).toBeGreaterThan(1);
  answer.resolve('Payment 7');
  await screen.findByRole('heading', { level: 1, name: 'Payment 7' });
  expect(screen.queryByText(en.shared.loading)).toBeNull();
});

test.each([404, 422])('a record that is not there heads and names its page (%d)', async (status) => {
  show(() => Promise.reject(new ApiError(status, {})));
  await screen.findByRole('heading', { level: 1, name: 'Payment not found' });
  expect(document.title).toContain('Payment not found');
});

test('a record that cannot be loaded can be tried again', async () => {
  show(() => Promise.reject(new ApiError(500, {})));
  await screen.findByText('Payment could not be loaded');
  expect(screen.getByRole('button', { name: en.shared.retry })).toBeDefined();
});
