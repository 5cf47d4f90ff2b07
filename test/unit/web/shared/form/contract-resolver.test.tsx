import { waitFor } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { createLink } from '#contract/links/links.ts';
import { messages } from '#messages/message-catalogue.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { AmountInput } from '#web/shared/form/AmountInput.tsx';
import { useContractResolver } from '#web/shared/form/contract-resolver.ts';
import { Form } from '#web/shared/form/Form.tsx';
import { parseAmount } from '#web/shared/form/parse-amount.ts';
import { SubmitButton } from '#web/shared/form/SubmitButton.tsx';
import { TextInput } from '#web/shared/form/TextInput.tsx';
import { en } from '#web/shared/messages/en.ts';
import type { Language } from '#web/shared/messages/language.ts';

prepareComponentTests();

const empty = { amount: '50', description: '', customerEmail: '' };
const bodyOf = ({ amount, ...values }: typeof empty) => ({
  ...values,
  amount: parseAmount(amount) ?? 0,
  currency: 'EUR',
});

const LinkForm = ({ onSubmit }: { onSubmit: (values: typeof empty) => void }) => {
  const form = useForm({ defaultValues: empty, resolver: useContractResolver(createLink.body, bodyOf) });
  return (
    <Form form={form} onSubmit={async (values) => onSubmit(values)} label="Test">
      <AmountInput name="amount" label="Amount" required />
      <TextInput name="description" label="Description" />
      {useWatch({ control: form.control, name: 'description' }) !== 'hide' && (
        <TextInput name="customerEmail" label="Email" />
      )}
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
};

const show = (language: Language = 'en') => {
  const onSubmit = vi.fn();
  const screen = renderScreen(<LinkForm onSubmit={onSubmit} />, { language });
  return { ...screen, onSubmit, send: screen.getByText('Send') };
};

test.each(['bg', 'en'] as const)(
  'a card number in a description is reported before sending with the server’s message, in %s',
  async (language) => {
    const { user, send, onSubmit, getByLabelText, findByText } = show(language);
    await user.type(getByLabelText(/^Description/), '4242 4242 4242 4242');
    await user.click(send);
    expect(await findByText(messages.say(language, 'fields.card-number'))).toBeDefined();
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('an invalid email in an optional field has the server’s message, which belongs to the last branch of the union', async () => {
  const { user, send, onSubmit, getByLabelText, findByText } = show();
  await user.type(getByLabelText(/^Email/), 'maria@');
  await user.click(send);
  expect(await findByText(messages.say('en', 'fields.email'))).toBeDefined();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an amount below the contract’s minimum is reported with its limit filled in', async () => {
  const { user, send, onSubmit, getByLabelText, findByText } = show();
  await user.clear(getByLabelText('Amount'));
  await user.type(getByLabelText('Amount'), '0');
  await user.click(send);
  expect(await findByText('Enter a value above 0.')).toBeDefined();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the input’s own rule comes before the contract’s: an ambiguous amount is not reported as 0', async () => {
  const { user, send, getByLabelText, findByText } = show();
  await user.clear(getByLabelText('Amount'));
  await user.type(getByLabelText('Amount'), '12,345');
  await user.click(send);
  expect(await findByText(en.shared.form.amountUnclear)).toBeDefined();
});

test('values that the contract accepts are submitted as typed', async () => {
  const { user, send, onSubmit, getByLabelText } = show();
  await user.type(getByLabelText(/^Description/), 'Торта');
  await user.click(send);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...empty, description: 'Торта' }));
});

test('an error disappears once its field is corrected', async () => {
  const { user, send, onSubmit, getByLabelText, queryByText, findByText } = show();
  const email = getByLabelText(/^Email/);
  await user.type(email, 'maria@');
  await user.click(send);
  await findByText(messages.say('en', 'fields.email'));
  await user.type(email, 'example.com');
  await waitFor(() => expect(queryByText(messages.say('en', 'fields.email'))).toBeNull());
  await user.click(send);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

test('a field that is no longer shown does not stop the submission', async () => {
  const { user, send, onSubmit, getByLabelText, findByText, queryByLabelText } = show();
  await user.type(getByLabelText(/^Email/), 'maria@');
  await user.click(send);
  await findByText(messages.say('en', 'fields.email'));
  await user.type(getByLabelText(/^Description/), 'hide');
  expect(queryByLabelText(/^Email/)).toBeNull();
  await user.click(send);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});
