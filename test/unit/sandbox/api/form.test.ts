import { expect, it } from 'vitest';
import { ApiError } from '#sandbox/api/api-error.ts';
import { decodeForm } from '#sandbox/api/form.ts';

it('the sandbox decodes bracketed names into groups and lists', () => {
  expect(decodeForm('a=1&b[c]=2&b[d][0]=3&b[d][1]=4&e[]=5&e[]=6')).toEqual({
    a: '1',
    b: { c: '2', d: ['3', '4'] },
    e: ['5', '6'],
  });
});

it('the sandbox keeps metadata whose names are numbers', () => {
  expect(decodeForm('metadata[7]=x')).toEqual({ metadata: { '7': 'x' } });
});

it.each([
  'a=1&a=2',
  'a=1&a[b]=2',
  'a[b=1',
  '__proto__[x]=1',
  'a[constructor]=1',
  'a[b][c][d][e][f][g][h][i]=1',
])('the sandbox refuses the form "%s"', (encoded) => {
  expect(() => decodeForm(encoded)).toThrow(ApiError);
});
