import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/shared/api-error.ts';
import { Form } from '#web/shared/form/Form.tsx';
import { FormFoot } from '#web/shared/form/FormFoot.tsx';
import { SubmitButton } from '#web/shared/form/SubmitButton.tsx';
import { TextInput } from '#web/shared/form/TextInput.tsx';
import { useAction, useSending, type Sending } from '#web/shared/form/use-sending.ts';
import { prepareComponentTests, renderScreen } from '../../support/render.tsx';

prepareComponentTests();

type Values = { name: string };
type Saving = Partial<Sending<Values, string>> & Pick<Sending<Values, string>, 'send'>;

const NameForm = (saving: Saving) => {
  const form = useForm<Values>({ defaultValues: { name: 'Ana' } });
  const { send, failure } = useSending<Values, string>({ failed: 'It failed.', ...saving });
  return (
    <Form form={form} onSubmit={send} label="Name">
      <TextInput name="name" label="Name" required />
      <FormFoot failure={failure}>
        <SubmitButton>Save</SubmitButton>
      </FormFoot>
    </Form>
  );
};

const press = async (children: ReactNode) => {
  const view = renderScreen(children);
  await view.user.click(screen.getByRole('button'));
  return view;
};
const refused = (fields: Record<string, string>) => async () => {
  throw new ApiError(422, { code: 'input.invalid', message: 'Not like this.', fields });
};

test('what is typed is sent, the toast says what was done, and what follows gets the answer', async () => {
  const onDone = vi.fn<(result: string, values: Values) => void>();
  await press(
    <NameForm send={async ({ name }) => `of ${name}`} done={(of) => `Saved ${of}`} onDone={onDone} />,
  );
  expect(await screen.findByText('Saved of Ana')).toBeDefined();
  expect(onDone).toHaveBeenCalledExactlyOnceWith('of Ana', { name: 'Ana' });
});

test('an error of a shown field stands at it, and what it does not say above the buttons', async () => {
  await press(<NameForm send={refused({ name: 'Too long' })} />);
  expect(await screen.findByText('Too long')).toBeDefined();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Not like this.');
});

test('the first refused field has the focus once the form is sent', async () => {
  await press(<NameForm send={refused({ name: 'Too long' })} />);
  await screen.findByText('Too long');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
});

test('what stands at a field is not said again above the buttons', async () => {
  await press(<NameForm send={refused({ name: 'Not like this.' })} />);
  expect(await screen.findByText('Not like this.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error of a list is one of the form that shows its entries', async () => {
  const Plan = () => {
    const form = useForm({ defaultValues: { parts: [{ amount: '1' }] } });
    const { send } = useSending<{ parts: { amount: string }[] }, string>({
      send: refused({ parts: 'The sum is wrong.' }),
      failed: 'It failed.',
    });
    const { message } = form.formState.errors.parts ?? {};
    return (
      <Form form={form} onSubmit={send} label="Plan">
        <TextInput name="parts.0.amount" label="Amount" required />
        <p role="status">{message}</p>
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  };
  await press(<Plan />);
  expect(await screen.findByText('The sum is wrong.')).toBeDefined();
});

test('an error of a field that is not shown stands above the buttons', async () => {
  await press(<NameForm send={refused({ vatNumber: 'Missing' })} />);
  expect((await screen.findByRole('alert')).textContent).toBe('Not like this.');
});

test('an error without a message has the words of the form', async () => {
  await press(<NameForm send={() => Promise.reject(new Error('broken'))} />);
  expect((await screen.findByRole('alert')).textContent).toBe('It failed.');
});

test('what is dealt with is not shown, and a text in its place is', async () => {
  const { unmount } = await press(<NameForm send={refused({})} onFailed={() => true} />);
  await screen.findByRole('button', { busy: false });
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  await press(<NameForm send={refused({ name: 'Too long' })} onFailed={() => 'The customer is gone.'} />);
  expect((await screen.findByRole('alert')).textContent).toBe('The customer is gone.');
});

test('the button is held until the outcome is known', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  await press(<NameForm send={() => promise} />);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  resolve('done');
  await vi.waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
});

const Counted = ({ send }: { send: () => Promise<unknown> }) => {
  const { data } = useQuery({ queryKey: ['reads'], queryFn: () => ++reads });
  const { press: onClick } = useAction({ send, failed: 'It failed.', affects: [['reads']] });
  return <button onClick={() => onClick()}>{data}</button>;
};
let reads = 0;

test.each([
  ['done', async () => undefined],
  ['refused', refused({})],
])('what an action affects is read again when it is %s', async (outcome, send) => {
  reads = 0;
  const { user } = renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <Counted send={send} />
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: '1' }));
  expect(await screen.findByRole('button', { name: '2' })).toBeDefined();
  expect(screen.queryByText('Not like this.') !== null).toBe(outcome === 'refused');
});
