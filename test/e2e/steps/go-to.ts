import type { Visitor } from '../support/visitor.ts';
import { button } from './fields.ts';

/** To a page of a protected area: by the sidebar, which on a phone is behind the menu button. */
export const goTo = async (
  { page, messages, isOnPhone }: Visitor,
  name: string,
  heading: string | RegExp = name,
): Promise<void> => {
  if (isOnPhone) await button(page, messages.shared.menu).click();
  const menu = isOnPhone ? page.getByRole('dialog') : page;
  await menu.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};
