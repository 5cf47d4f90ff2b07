// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { RecordPage } from '#web/admin/kit/fields/RecordPage.tsx';
import { en as shared } from '#web/shared/messages/en.ts';
import { answerCalls, renderAdmin } from '../../render-admin.tsx';

prepareComponentTests();

test('a record that loads has a heading of level 1, which the record replaces', async () => {
  answerCalls(() => ({ body: { id: 7 } }));
  const page = (
    <ResourceContextProvider value="payments">
      <RecordPage>{({ id }) => <h1>{`Payment ${id}`}</h1>}</RecordPage>
    </ResourceContextProvider>
  );
  renderAdmin(
    <Routes>
      <Route path=":id" element={page} />
    </Routes>,
    { url: '/7' },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(shared.shared.loading);
  await screen.findByRole('heading', { level: 1, name: 'Payment 7' });
  expect(screen.queryByText(shared.shared.loading)).toBeNull();
});
