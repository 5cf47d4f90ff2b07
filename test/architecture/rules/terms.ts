import type { Expression, ObjectProperty } from 'oxc-parser';
import { programOf, type SourceFile } from './source.ts';

/** A text of a catalogue as it is written there, with the place of its key. */
type Written = Readonly<{ place: string; text: string }>;

const written = (node: Expression, place: string): Written[] => {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return written(node.expression, place);
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ place, text: node.value }] : [];
  if (node.type !== 'ObjectExpression') return [];
  const named = node.properties.filter((it): it is ObjectProperty => it.type === 'Property' && !it.computed);
  return named.flatMap(({ key, value }) => {
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    return written(value, `${place}.${name}`);
  });
};

const textsOf = (file: SourceFile): Written[] =>
  programOf(file)
    .body.flatMap((it) => (it.type === 'ExportNamedDeclaration' ? [it.declaration] : []))
    .flatMap((it) => (it?.type === 'VariableDeclaration' ? it.declarations : []))
    .flatMap(({ init }, index) => (init === null ? [] : written(init, String(index))));

/** A word or a name, not a text with an end. */
const isWord = (text: string): boolean => /\p{L}/u.test(text) && !/[.!?]$/.test(text);

/**
 * Words that catalogues write four times or more, in the same words of both languages: they belong to the terms.
 * @param catalogues Bulgarian and English, each with the same keys
 */
export const repeatedWords = (
  catalogues: readonly Readonly<{ bg: SourceFile; en: SourceFile }>[],
): string[] => {
  const counts = new Map<string, number>();
  for (const { bg, en } of catalogues) {
    const english = new Map(textsOf(en).map(({ place, text }) => [place, text]));
    for (const { place, text } of textsOf(bg)) {
      const pair = `${text} / ${english.get(place)}`;
      if (isWord(text) && english.has(place)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return [...counts].filter(([, count]) => count >= 4).map(([pair]) => pair);
};
