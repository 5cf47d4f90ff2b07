import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import type { FailureParams } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';

/** Fills a template; in two languages at once every sentence stands in both, the first before the second. */
export type Template = (values: object, languages: readonly [Language, ...Language[]]) => string;

type SayOptions = Readonly<{ hash: FailureParams; data: { root: { languages: readonly Language[] } } }>;

const handlebarsWith = (sentences: Sentences): typeof Handlebars => {
  const handlebars = Handlebars.create();
  handlebars.registerHelper('say', (code: string, { hash, data }: SayOptions) => {
    const said = data.root.languages.map((language) => sentences.say(language, code, hash));
    return [...new Set(said)].join(' / ');
  });
  return handlebars;
};

/** What is not escaped could be a merchant's script in a customer's document. */
class UnescapedOutput extends Handlebars.Visitor {
  override MustacheStatement(statement: hbs.AST.MustacheStatement): void {
    if (!statement.escaped) throw new Error(`line ${statement.loc.start.line} prints unescaped`);
    super.MustacheStatement(statement);
  }
}

/**
 * Reads and compiles a template once, at start. `{{say "code" name=value}}` puts a sentence of the catalogue; values are
 * escaped as HTML, in a `.txt.hbs` they are left alone. A value that is missing is an error, not an empty place.
 * @throws Error when the template prints anything unescaped (`{{{…}}}` or `{{&…}}`).
 */
export const readTemplate = (file: URL, sentences: Sentences): Template => {
  const handlebars = handlebarsWith(sentences);
  const syntax = handlebars.parse(readFileSync(file, 'utf8'));
  new UnescapedOutput().accept(syntax);
  const fill = handlebars.compile(syntax, {
    noEscape: file.pathname.endsWith('.txt.hbs'),
    strict: true,
    knownHelpers: { say: true },
    knownHelpersOnly: true,
    preventIndent: true,
  });
  const ownOnly = { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false };
  return (values, languages) => fill({ ...values, languages }, ownOnly);
};
