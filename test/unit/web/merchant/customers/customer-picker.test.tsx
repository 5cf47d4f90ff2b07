// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { en } from '#web/merchant/customers/messages/en.ts';
import { CustomerPicker } from '#web/merchant/customers/pickers/CustomerPicker.tsx';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';

prepareComponentTests();
const server = stubPortal();
const { pick } = en.customer;

const company = { id: 7, name: 'Хеликон ООД', taxId: '831902088', vatNumber: null, email: null, city: null };
const other = { ...company, id: 8, name: 'Хеликон клон' };

const paste = async (found: readonly object[], text: string) => {
  server.on('GET /customers/me', answers.ok({ content: found, totalElements: found.length }));
  const onPick = vi.fn();
  const { user } = renderScreen(
    <PortalProvider base="/merchant" isDemo={false}>
      <CustomerPicker onPick={onPick} />
    </PortalProvider>,
  );
  const box = await screen.findByRole('combobox', { name: pick.customer });
  await user.click(box);
  await user.paste(text);
  return { onPick, box: box as HTMLInputElement };
};

test('the whole EIK picks its customer without a press', async () => {
  const { onPick, box } = await paste([company], '831902088');
  await vi.waitFor(() => expect(onPick.mock.calls).toEqual([[company]]));
  expect(box.value).toBe('');
});

test.each([
  ['letters', [company], 'хеликон'],
  ['a part of the EIK', [company], '83190208'],
  ['an EIK of two customers', [company, other], '831902088'],
])('%s picks none', async (_, found, text) => {
  const { onPick } = await paste(found, text);
  await screen.findAllByRole('option');
  expect(onPick).not.toHaveBeenCalled();
});
