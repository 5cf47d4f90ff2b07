import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { Form } from '#web/shared/form/Form.tsx';
import { PasswordInput } from '#web/shared/form/PasswordInput.tsx';

prepareComponentTests();

const PasswordForm = () => (
  <Form form={useForm({ defaultValues: { password: '' } })} onSubmit={async () => undefined} label="Test">
    <PasswordInput name="password" label="Secret" isNew />
  </Form>
);

test.each([
  ['en', 'Password strength: weak. It contains a common password, which is tried first.'],
  ['bg', 'Сила на паролата: слаба. Съдържа често срещана парола, каквито се опитват първо.'],
] as const)('a common password is named below the field of a new password, in %s', async (language, text) => {
  const { user, getByLabelText, findByText } = renderScreen(<PasswordForm />, { language });
  await user.type(getByLabelText(/^Secret/), 'Parola2026');
  expect(await findByText(text)).toBeDefined();
});

test('the strength of an emptied password is not shown', async () => {
  const { user, getByLabelText, findByText } = renderScreen(<PasswordForm />, { language: 'en' });
  await user.type(getByLabelText(/^Secret/), 'four words of a shop');
  await findByText('Password strength: strong. Keep it for this account only.');
  await user.clear(getByLabelText(/^Secret/));
  expect(await findByText('Password strength: -')).toBeDefined();
});
