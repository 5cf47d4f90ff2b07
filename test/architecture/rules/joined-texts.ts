import { lineOf, visit, type SourceFile } from './source.ts';

/** Files that join values without `joined`, with the reason. */
export const otherJoins: Readonly<Record<string, string>> = {
  'web/merchant/counter/sale.ts': 'the description is stored, and holds no marks of direction',
  'cli/commands/worker.ts': 'no value is a text of others',
};

const dot = ' · ';
const separators: readonly unknown[] = [dot, '\t'];

/**
 * Where values are joined with a dot or a tab between them without `joined` or `tabbed`, which isolate each by
 * direction: a template with a value on both sides of the dot, or `join(' · ')`.
 */
export const joinedElsewhere = (file: SourceFile): string[] => {
  const found: string[] = [];
  visit(file, {
    TemplateLiteral(node) {
      const inner = node.quasis.slice(1, -1).map(({ value }) => value.raw);
      if (inner.some((text) => text.includes(dot))) found.push(`${file.path}:${lineOf(file, node)}`);
    },
    CallExpression(node) {
      const [first] = node.arguments;
      const isJoin =
        node.callee.type === 'MemberExpression' &&
        node.callee.property.type === 'Identifier' &&
        node.callee.property.name === 'join';
      if (isJoin && first?.type === 'Literal' && separators.includes(first.value))
        found.push(`${file.path}:${lineOf(file, node)}`);
    },
  });
  return found;
};
