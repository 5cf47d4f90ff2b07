import type { Locator } from 'playwright';
import type { Visitor } from '../support/visitor.ts';
import { button } from './fields.ts';

type Place = Pick<Visitor, 'page' | 'messages'>;

/** The action of a record: it stands in the row, or in the menu "More", which is opened. */
const shownAction = async ({ page, messages }: Place, name: string): Promise<Locator> => {
  const action = button(page, name)
    .or(page.getByRole('link', { name, exact: true }))
    .first();
  const more = page
    .locator('[data-actions]')
    .getByRole('button', { name: messages.lists.actions.more, exact: true });
  await action.or(more).first().waitFor();
  if (!(await action.isVisible())) await more.click();
  return action;
};

/** Presses an action of a record. */
export const pressAction = async (place: Place, name: string): Promise<void> =>
  (await shownAction(place, name)).click();

/** Opens the menu "More", so that all actions of a record are shown. */
export const openActions = async ({ page, messages }: Place): Promise<void> => {
  await page
    .locator('[data-actions]')
    .getByRole('button', { name: messages.lists.actions.more, exact: true })
    .click();
};
