import { waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { AmountInput } from '#web/shared/form/AmountInput.tsx';
import { Form } from '#web/shared/form/Form.tsx';
import { SubmitButton } from '#web/shared/form/SubmitButton.tsx';
import { en } from '#web/shared/messages/en.ts';

prepareComponentTests();
const texts = en.shared.form;

const AmountForm = ({ onSubmit }: { onSubmit: (amount: string) => void }) => {
  const form = useForm({ defaultValues: { amount: '' } });
  return (
    <Form form={form} onSubmit={async ({ amount }) => onSubmit(amount)} label="Test">
      <AmountInput name="amount" label="Amount" currency="EUR" required />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
};

const show = () => {
  const onSubmit = vi.fn();
  const screen = renderScreen(<AmountForm onSubmit={onSubmit} />);
  return { ...screen, onSubmit, input: screen.getByLabelText('Amount'), send: screen.getByText('Send') };
};

test('an amount with one reading is submitted as typed', async () => {
  const { user, input, send, onSubmit } = show();
  await user.type(input, '1 234,50');
  await user.click(send);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('1 234,50'));
});

test('an ambiguous amount is not submitted and offers both readings on blur', async () => {
  const { user, input, send, onSubmit, findByText, getByText } = show();
  await user.type(input, '12,345');
  await user.tab();
  expect(await findByText(texts.amountUnclear)).toBeDefined();
  expect(getByText('€12.35')).toBeDefined();
  expect(getByText('€12,345.00')).toBeDefined();
  await user.click(send);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('choosing a reading of an ambiguous amount fills it in and allows the submission', async () => {
  const { user, input, send, onSubmit, findByText, queryByText } = show();
  await user.type(input, '12,345');
  await user.tab();
  await user.click(await findByText('€12,345.00'));
  await waitFor(() => expect(queryByText(texts.amountUnclear)).toBeNull());
  await user.click(send);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('12,345.00'));
});

test('an amount that is no number is reported and not submitted', async () => {
  const { user, input, send, onSubmit, findByText } = show();
  await user.type(input, 'ten');
  await user.click(send);
  expect(await findByText(texts.amount)).toBeDefined();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an empty required amount is reported and not submitted', async () => {
  const { user, send, onSubmit, findByText } = show();
  await user.click(send);
  expect(await findByText(texts.required)).toBeDefined();
  expect(onSubmit).not.toHaveBeenCalled();
});
