import { useState } from 'react';
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { en } from '#web/merchant/customers/messages/en.ts';
import { ChosenCustomer } from '#web/merchant/customers/pickers/ChosenCustomer.tsx';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';

prepareComponentTests();
const server = stubPortal();
const { pick, add } = en.customer;
const company = { id: 7, name: 'Хеликон ООД', taxId: '831902088', vatNumber: null, email: null, city: null };

const Form = ({ typed }: { typed: string }) => {
  const [customer, setCustomer] = useState({ id: '', name: typed });
  return (
    <ChosenCustomer
      picked={customer.id === '' ? null : { name: customer.name, details: [] }}
      isTyped={customer.id === '' && customer.name !== ''}
      onPick={({ id, name }) => setCustomer({ id: String(id), name })}
      onNew={(name) => setCustomer({ id: '', name })}
      onForget={() => setCustomer({ id: '', name: '' })}
    >
      <label>
        Name
        <input
          value={customer.name}
          onChange={({ target }) => setCustomer({ ...customer, name: target.value })}
        />
      </label>
    </ChosenCustomer>
  );
};

const show = (typed = '') => {
  server.on('GET /customers/me', answers.ok({ content: [company], totalElements: 1 }));
  return renderScreen(
    <PortalProvider base="/merchant" isDemo={false}>
      <Form typed={typed} />
    </PortalProvider>,
  );
};

test('the search for a customer stands alone until a new customer is asked for, whose name is what was typed', async () => {
  const { user, findByRole, getByText, queryByLabelText, getByLabelText, queryByRole } = show();
  const search = await findByRole('combobox', { name: pick.customer });
  expect(queryByLabelText('Name')).toBeNull();
  await user.type(search, 'Ив');
  await user.click(getByText(add));
  expect(getByLabelText('Name')).toHaveProperty('value', 'Ив');
  expect(document.activeElement).toBe(getByLabelText('Name'));
  expect(queryByRole('combobox')).toBeNull();
  await user.clear(getByLabelText('Name'));
  expect(queryByRole('combobox')).toBeNull();
});

test('a picked customer is shown as facts, which can be changed or given up', async () => {
  const { user, findByRole, findByText, getByText, queryByLabelText, getByLabelText } = show();
  await user.click(await findByRole('combobox', { name: pick.customer }));
  await user.paste(company.taxId);
  await findByText(pick.picked.replace('{name}', company.name));
  expect(document.activeElement).toBe(await findByRole('group', { name: company.name }));
  expect(queryByLabelText('Name')).toBeNull();
  await user.click(getByText(pick.change));
  expect(getByLabelText('Name')).toHaveProperty('value', company.name);
  await user.click(getByText(pick.another));
  expect(document.activeElement).toBe(await findByRole('combobox', { name: pick.customer }));
  expect(queryByLabelText('Name')).toBeNull();
});

test('a customer that is typed already has its fields shown', async () => {
  const { findByLabelText, queryByRole } = show('Мария Георгиева');
  expect(await findByLabelText('Name')).toHaveProperty('value', 'Мария Георгиева');
  expect(queryByRole('combobox')).toBeNull();
});
