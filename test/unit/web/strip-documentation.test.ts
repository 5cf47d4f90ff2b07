import { expect, test } from 'vitest';
import { withoutDocumentation } from '#web/strip-documentation.ts';

const stripped = (code: string): string => withoutDocumentation('fields.ts', code).replace(/ +/g, ' ');

test('descriptions and examples of a schema are stripped, in the middle and at the end of its chain', () => {
  expect(stripped(`const id = z.number().meta({ examples: [42] }).optional().meta(notes.id);`)).toBe(
    'const id = z.number() .optional() ;',
  );
});

test('metadata inside another schema is stripped', () => {
  const code = `const row: Row = z.object({ name: z.string().meta({ description: 'Име „А“' }), ids: z.array(id.meta({ examples: [3] })) });`;
  expect(stripped(code)).toBe('const row: Row = z.object({ name: z.string() , ids: z.array(id ) });');
});

test('the summary of an endpoint is emptied if it is a literal', () => {
  const code = `endpoint({ method: 'GET', summary: 'One user.', path }); listExport({ summary, title: 'a' });`;
  expect(stripped(code)).toBe(
    `endpoint({ method: 'GET', summary: '' , path }); listExport({ summary, title: 'a' });`,
  );
});

test('the schema of a response goes as a whole, whatever stands in it', () => {
  const code = `endpoint({ path, body, response: z.object({ id: id.meta({ examples: [1] }), summary: 'a' }) }); f({ response }); endpoint({ response: job });`;
  expect(stripped(code)).toBe(
    'endpoint({ path, body, response: 0 }); f({ response }); endpoint({ response: 0 });',
  );
});

test('a field that is called response keeps its schema', () => {
  const code = `const passkey = z.object({ id, response: z.object({ signature }) });`;
  expect(stripped(code)).toBe(code);
});

test('code after stripped metadata keeps its line and column', () => {
  const code = `const name = z.string().meta({\n  examples: ['Мария'],\n}).max(200);`;
  const result = withoutDocumentation('fields.ts', code);
  expect(result).toHaveLength(code.length);
  expect(result.indexOf('.max')).toBe(code.indexOf('.max'));
  expect(result.split('\n')).toHaveLength(3);
});

test('other calls and other members named meta are kept', () => {
  const code = `z.string().describe('a'); schema.meta(); meta({ a: 1 }); schema['meta']({ a: 1 }); import.meta.url;`;
  expect(withoutDocumentation('fields.ts', code)).toBe(code);
});
