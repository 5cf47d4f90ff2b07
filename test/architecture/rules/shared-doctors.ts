import { lineOf, visit, type SourceFile } from './source.ts';

const shares = /\bshared(?:Application|Installation)\b/;

/** Places that ask the doctor in a file whose application other files have used: it would find what they left. */
export const sharedDoctors = (file: SourceFile): string[] => {
  if (!shares.test(file.text) || !file.text.includes('doctor')) return [];
  const found: string[] = [];
  const report = (node: Readonly<{ start: number }>): void =>
    void found.push(`${file.path}:${lineOf(file, node)}`);
  visit(file, {
    MemberExpression: (node) => {
      if (node.property.type === 'Identifier' && node.property.name === 'doctor') report(node.property);
    },
    ObjectPattern: (node) => {
      for (const part of node.properties)
        if (part.type === 'Property' && part.key.type === 'Identifier' && part.key.name === 'doctor')
          report(part);
    },
  });
  return found;
};
