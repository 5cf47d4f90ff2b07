import type { Locator, Page } from 'playwright';

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The input with this label, whether or not the label says that it is optional or, by a star, needed. */
export const field = (page: Page | Locator, label: string): Locator =>
  page.getByLabel(new RegExp(`^${asPattern(label)}( \\(.*\\))?(\\s\\*)?$`));

export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
