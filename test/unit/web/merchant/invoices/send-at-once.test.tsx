import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { emptyDraft, type DraftValues } from '#web/merchant/invoices/writing/draft-values.ts';
import { SendAtOnce } from '#web/merchant/invoices/writing/SendAtOnce.tsx';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';

prepareComponentTests();
const messages = { bg, en };

const Screen = ({ email }: { email: string }) => {
  const draft = emptyDraft(true, new Date('2026-11-20T10:00:00Z'));
  const form = useForm<DraftValues>({
    defaultValues: { ...draft, customer: { ...draft.customer, email } },
  });
  return (
    <FormProvider {...form}>
      <input aria-label="email" {...form.register('customer.email')} />
      <SendAtOnce label={bg.merchant.draft.send} />
    </FormProvider>
  );
};
const show = (email: string) => {
  const { user, getByRole, queryByRole, getByLabelText } = renderScreen(
    <MessagesProvider messages={messages}>
      <Screen email={email} />
    </MessagesProvider>,
  );
  const box = () => {
    const { checked, disabled } = getByRole('checkbox') as HTMLInputElement;
    return { checked, disabled };
  };
  const isOffered = (): boolean => queryByRole('checkbox') !== null;
  return {
    user,
    box,
    isOffered,
    checkbox: () => getByRole('checkbox'),
    address: () => getByLabelText('email'),
  };
};

test('the mail of a new invoice is on when the customer has an e-mail, and can be switched off', async () => {
  const { user, box, checkbox } = show('maria@example.com');
  expect(box()).toEqual({ checked: true, disabled: false });
  await user.click(checkbox());
  expect(box()).toEqual({ checked: false, disabled: false });
});

test('the mail of a new invoice is offered once the customer has an e-mail', async () => {
  const { user, box, address, isOffered } = show('');
  expect(isOffered()).toBe(false);
  await user.type(address(), 'maria@example.com');
  expect(box()).toEqual({ checked: true, disabled: false });
  await user.clear(address());
  expect(isOffered()).toBe(false);
});
