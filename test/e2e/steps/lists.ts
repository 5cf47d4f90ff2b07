import type { Locator } from 'playwright';
import type { Visitor } from '../support/visitor.ts';

/** The record with this text in the list of this name: a row of a table, or on a phone an item with two lines. */
export const recordIn = (
  { page, isOnPhone }: Pick<Visitor, 'page' | 'isOnPhone'>,
  list: string,
  text: string,
): Locator =>
  isOnPhone
    ? page.getByRole('list', { name: list, exact: true }).getByRole('listitem').filter({ hasText: text })
    : page.getByRole('table', { name: list, exact: true }).getByRole('row').filter({ hasText: text });

/** On a phone the choices of a list are behind a button. */
export const openFilters = async ({ page, isOnPhone }: Visitor): Promise<void> => {
  if (isOnPhone) await page.getByRole('search').getByRole('button', { expanded: false }).click();
};
