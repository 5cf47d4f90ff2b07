import type { CheckContext, Invariant } from './invariant.ts';

/**
 * Reads violations, and reads them again when there are any: a record that another process was just changing, or that the
 * provider had and we had not yet, is right at the second read.
 * @returns what both reads found, as the second one did
 */
export const foundTwice = async <T>(read: () => Promise<readonly T[]>): Promise<readonly T[]> => {
  const first = await read();
  if (first.length === 0) return first;
  const known = new Set(first.map((one) => JSON.stringify(one)));
  return (await read()).filter((one) => known.has(JSON.stringify(one)));
};

/** The invariant whose violations are read twice; an account that is left out both times is named once. */
export const confirmed = (invariant: Invariant): Invariant => {
  if (invariant.isConfirmed === true) return invariant;
  return {
    ...invariant,
    violations: (context) => {
      const leftOut = new Set<string>();
      const once: CheckContext = {
        ...context,
        leaveOut: (account) => {
          if (!leftOut.has(account)) context.leaveOut(account);
          leftOut.add(account);
        },
      };
      return foundTwice(() => invariant.violations(once));
    },
  };
};
