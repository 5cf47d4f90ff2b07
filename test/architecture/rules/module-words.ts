import { lineOf, visit, type SourceFile } from './source.ts';

/** Each string literal of the file that is one of the words. */
export const literalsAmong = (
  file: SourceFile,
  messages: ReadonlySet<string>,
): { at: string; word: string }[] => {
  const found: { at: string; word: string }[] = [];
  visit(file, {
    Literal: (node) => {
      if (typeof node.value === 'string' && messages.has(node.value))
        found.push({ at: `${file.path}:${lineOf(file, node)}`, word: node.value });
    },
  });
  return found;
};

/** The `action` of each call of `record`, where it is a literal. */
export const recordedActionsIn = (file: SourceFile): string[] => {
  const found: string[] = [];
  visit(file, {
    CallExpression: ({ callee, arguments: [entry] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name !== 'record' || entry?.type !== 'ObjectExpression') return;
      for (const property of entry.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const { key, value } = property;
        if (key.name === 'action' && value.type === 'Literal') found.push(String(value.value));
      }
    },
  });
  return found;
};
