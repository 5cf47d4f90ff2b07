import { lineOf, visit, type SourceFile } from './source.ts';

/** Members of dates whose answer, or whose effect, depends on the time zone of the machine. */
const zonedMembers = new Set([
  'DateTimeFormat',
  'toLocaleDateString',
  'toLocaleTimeString',
  'toDateString',
  'toTimeString',
  'getTimezoneOffset',
  ...['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes'].flatMap((part) => [`get${part}`, `set${part}`]),
]);

/** Where a file calls what answers by the time zone of the machine unless the call names a zone. */
export const zonedCalls = (file: SourceFile): string[] => {
  const found: string[] = [];
  const report = (node: Readonly<{ start: number }>) => found.push(`${file.path}:${lineOf(file, node)}`);
  visit(file, {
    MemberExpression(node) {
      if (node.computed || node.property.type !== 'Identifier') return;
      const { name } = node.property;
      const isParsed = name === 'parse' && node.object.type === 'Identifier' && node.object.name === 'Date';
      if (isParsed || zonedMembers.has(name)) report(node);
    },
    NewExpression(node) {
      const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date';
      if (isDate && node.arguments.length > 1) report(node);
    },
  });
  return found;
};
