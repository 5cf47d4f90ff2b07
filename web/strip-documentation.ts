import { parseSync, Visitor, type CallExpression } from 'oxc-parser';
import type { Plugin } from 'vite';

type Part = Readonly<{ start: number; end: number; instead: string }>;

/** The schema of the response of `endpoint({ … })`; elsewhere the name may be that of a field. */
const responseIn = ({ callee, arguments: [given] }: CallExpression): Part[] => {
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || given?.type !== 'ObjectExpression')
    return [];
  return given.properties.flatMap((property) =>
    property.type === 'Property' &&
    !property.shorthand &&
    property.key.type === 'Identifier' &&
    property.key.name === 'response'
      ? [{ start: property.value.start, end: property.value.end, instead: '0' }]
      : [],
  );
};

const documentationIn = (path: string, code: string): Part[] => {
  const parts: Part[] = [];
  const visitor = new Visitor({
    // `schema.meta()` without a value reads.
    CallExpression: (call) => {
      // The server has checked the answer: the browser reads it by its type alone.
      parts.push(...responseIn(call));
      const { callee, arguments: values, end } = call;
      if (callee.type !== 'MemberExpression' || callee.computed || values.length === 0) return;
      if (callee.property.name === 'meta') parts.push({ start: callee.object.end, end, instead: '' });
    },
    Property: ({ key, shorthand, value: { type, start, end } }) => {
      if (key.type !== 'Identifier' || shorthand) return;
      if (key.name === 'summary' && type === 'Literal') parts.push({ start, end, instead: `''` });
    },
  });
  visitor.visit(parseSync(path, code).program);
  // A response holds documentation of its own, and goes as a whole.
  return parts.filter(
    (part) => !parts.some((other) => other !== part && other.start <= part.start && part.end <= other.end),
  );
};

/**
 * Removes schema metadata, endpoint summaries and schemas of responses from the TypeScript `code` of the contract's file at
 * `path`. Spaces replace them, so positions stay valid for source maps.
 */
export const withoutDocumentation = (path: string, code: string): string => {
  let stripped = code;
  for (const { start, end, instead } of documentationIn(path, code)) {
    const blank = stripped.slice(start + instead.length, end).replace(/[^\n]/g, ' ');
    stripped = stripped.slice(0, start) + instead + blank + stripped.slice(end);
  }
  return stripped;
};

/** Removes API documentation and schemas of responses from browser bundles; only the server needs them. */
export const stripDocumentation = (): Plugin => ({
  name: 'plateno-strip-documentation',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/contract\/(?:[\w-]+\/)*[\w-]+\.ts$/ },
    handler: (code, id) => ({ code: withoutDocumentation(id, code), map: null }),
  },
});
