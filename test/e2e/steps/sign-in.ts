import type { Visitor } from '../support/visitor.ts';
import { field } from './fields.ts';

export const signIn = async (
  { page, messages }: Visitor,
  username: string,
  password: string,
): Promise<void> => {
  const { login } = messages.public;
  await field(page, login.username).fill(username);
  await field(page, login.password).fill(password);
  await page.getByRole('main').getByRole('button', { name: login.submit, exact: true }).click();
};
