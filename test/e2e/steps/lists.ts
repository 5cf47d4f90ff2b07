import type { Locator } from 'playwright';
import type { Visitor } from '../support/visitor.ts';
import { button } from './fields.ts';

/** The record with this text in the list of this name: a row of a table, or an item of two lines in a narrow place. */
export const recordIn = ({ page }: Pick<Visitor, 'page'>, list: string, text: string): Locator =>
  page
    .getByRole('table', { name: list, exact: true })
    .getByRole('row')
    .or(page.getByRole('list', { name: list, exact: true }).getByRole('listitem'))
    .filter({ hasText: text });

/** On a phone all filters are in a dialog, else in a line, which those of the address open, by day and amount below a button. */
export const openFilters = async ({ page, isOnPhone, messages }: Visitor): Promise<void> => {
  const bar = page.getByRole('search', { name: messages.shared.list.filters });
  if (isOnPhone) return bar.locator('[aria-haspopup="dialog"]').click();
  const line = bar.locator('[aria-expanded]').first();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  await button(bar, messages.lists.more).click();
};

export const closeFilters = async ({ page, isOnPhone, messages }: Visitor): Promise<void> => {
  if (isOnPhone) await button(page, messages.lists.show).click();
  else await page.keyboard.press('Escape');
};

/** The record that is shown beside its list, or as a page on a phone. */
export const shownRecord = ({ page, isOnPhone, messages }: Visitor): Locator =>
  isOnPhone
    ? page.locator('main')
    : page.getByRole('region', { name: messages.lists.panel.title, exact: true });
