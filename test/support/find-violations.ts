import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

/** A document has axe from its first check on. */
type Checked = typeof globalThis & { axe?: typeof axe };

/** Less than half of the length of `axe.source`. */
const program = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and the best practices of axe. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks the accessibility of the page, without its frames. Loading axe takes as long as a check: a document loads it
 * once.
 * @param only names of rules, or tags of rules
 * @param inFront a selector: when it finds something, the last element that it finds is checked alone
 * @returns each element that breaks a rule: the rule, the element and what is wrong
 */
export const findViolations = async (
  page: Page,
  only: readonly string[] = tags,
  inFront?: string,
): Promise<string[]> => {
  const isMissing = await page.evaluate(() => (globalThis as Checked).axe === undefined);
  if (isMissing) await page.evaluate(await program);
  return page.evaluate(
    async ({ runOnly, part }) => {
      // The details of other results are left out.
      const options = { runOnly, resultTypes: ['violations' as const], iframes: false };
      const checked = part === undefined ? undefined : [...document.querySelectorAll(part)].at(-1);
      const { violations } = await (globalThis as Checked).axe!.run(checked ?? document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    { runOnly: [...only], part: inFront },
  );
};
