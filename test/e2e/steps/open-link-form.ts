import type { Visitor } from '../support/visitor.ts';

/** Shows the form for a new link on the page of links: on a phone it is behind a button. */
export const openLinkForm = async ({ page, isOnPhone, messages }: Visitor): Promise<void> => {
  if (!isOnPhone) return;
  // A list without links has it, too.
  await page.getByRole('link', { name: messages.merchant.links.submit, exact: true }).first().click();
};
