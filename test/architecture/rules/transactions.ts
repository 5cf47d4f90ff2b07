import { lineOf, visit, type SourceFile } from './source.ts';

/** `path:line` of each `Promise.all` and its kin inside a function that is given to `transact`. */
export const parallelWorkInTransactions = (file: SourceFile): string[] => {
  const found: string[] = [];
  let depth = 0;
  const isTransact = (callee: { type: string; property?: unknown }): boolean =>
    callee.type === 'MemberExpression' && (callee.property as { name?: string }).name === 'transact';
  visit(file, {
    CallExpression: (node) => {
      if (isTransact(node.callee)) depth += 1;
      const { callee } = node;
      if (depth === 0 || callee.type !== 'MemberExpression') return;
      const { object, property } = callee;
      const isParallel =
        object.type === 'Identifier' &&
        object.name === 'Promise' &&
        property.type === 'Identifier' &&
        ['all', 'allSettled', 'race', 'any'].includes(property.name);
      if (isParallel) found.push(`${file.path}:${lineOf(file, node)}`);
    },
    'CallExpression:exit': (node) => {
      if (isTransact(node.callee)) depth -= 1;
    },
  });
  return found;
};
