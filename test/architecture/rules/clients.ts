import { lineOf, visit, type SourceFile } from './source.ts';

/** Makes clients that have a listener for 'error' from birth; the sandbox stands alone. */
const makers = ['src/platform/database/clients.ts', 'src/sandbox/index.ts'];

const nameOf = (callee: Readonly<{ type: string }>): string => {
  const { name, property } = callee as { name?: string; property?: { name?: string } };
  return name ?? property?.name ?? '';
};

/** Connections to PostgreSQL made elsewhere, and `once`, whose promise rejects unhandled while another is awaited. */
export const unhandledClients = (file: SourceFile): string[] => {
  const found: string[] = [];
  if (makers.includes(file.path) || !/from 'pg'|createClient/.test(file.text)) return found;
  const report = (node: Readonly<{ start: number }>): void =>
    void found.push(`${file.path}:${lineOf(file, node)}`);
  visit(file, {
    NewExpression: (node) => {
      if (['Client', 'Pool'].includes(nameOf(node.callee))) report(node);
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'once') report(node);
    },
  });
  return found;
};
