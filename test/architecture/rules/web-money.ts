import { lineOf, visit, type SourceFile } from './source.ts';

/** Where the web turns amounts into minor units and back; everything else computes by it. */
export const moneyFile = 'web/shared/money.ts';

const isHundred = (node: object): boolean => 'value' in node && node.value === 100;

const rounding: readonly string[] = ['round', 'floor', 'ceil', 'trunc'];

/**
 * Cents made by hand in the web: `Math.round(x * 100)`, `x / 100`, and `toFixed`, whose text is in no reader's language.
 * A percentage, `(part / whole) * 100`, is no money.
 */
export const centsElsewhere = (file: SourceFile): string[] => {
  if (file.path === moneyFile) return [];
  const found: string[] = [];
  const report = (node: Readonly<{ start: number }>): void => {
    found.push(`${file.path}:${lineOf(file, node)}`);
  };
  visit(file, {
    BinaryExpression: (node) => {
      if (node.operator === '/' && isHundred(node.right)) report(node);
    },
    CallExpression: ({ callee, arguments: [of] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const isRounded = rounding.includes(callee.property.name) && of?.type === 'BinaryExpression';
      if (isRounded && of.operator === '*' && (isHundred(of.left) || isHundred(of.right))) report(callee);
    },
    Identifier: (node) => {
      if (node.name === 'toFixed') report(node);
    },
    Literal: (node) => {
      // amount['toFixed']
      if (node.value === 'toFixed') report(node);
    },
  });
  return found;
};
