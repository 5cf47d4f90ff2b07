import { lineOf, visit, type SourceFile } from './source.ts';

/** Lines of each `execute` method, by `path:line`. */
export const executeLengths = (file: SourceFile): { at: string; lines: number }[] => {
  const found: { at: string; lines: number }[] = [];
  visit(file, {
    MethodDefinition: (node) => {
      if (node.key.type !== 'Identifier' || node.key.name !== 'execute') return;
      const lines = file.text.slice(node.start, node.end).split('\n').length;
      found.push({ at: `${file.path}:${lineOf(file, node)}`, lines });
    },
  });
  return found;
};
