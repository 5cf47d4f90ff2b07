import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { shownText } from '#kernel/shown-text.ts';
import type { FailureParams } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';

/** Fills a template; with two languages every message appears in both, the first before the second. */
export type Template = (values: object, languages: readonly [Language, ...Language[]]) => string;

/** A value may differ by language, as dates do. */
type Said = Readonly<Record<string, string | number | Readonly<Record<Language, string>>>>;
type SayOptions = Readonly<{ hash: Said; data: { root: { languages: readonly Language[] } } }>;

const separator = ' / ';

const paramsIn = (language: Language, hash: Said): FailureParams =>
  Object.fromEntries(
    Object.entries(hash).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
  );

const handlebarsWith = (messages: Messages): typeof Handlebars => {
  const handlebars = Handlebars.create();
  /** The message in each language, without repeats of equal texts. */
  const eachSaid = (code: string, { hash, data }: SayOptions) => {
    const said = new Map<string, Language>();
    for (const language of data.root.languages) {
      const message = messages.say(language, code, paramsIn(language, hash));
      if (!said.has(message)) said.set(message, language);
    }
    return [...said];
  };
  handlebars.registerHelper('say', (code: string, options: SayOptions) =>
    eachSaid(code, options)
      .map(([message]) => message)
      .join(separator),
  );
  handlebars.registerHelper('sayEach', (code: string, options: SayOptions) => {
    const marked = eachSaid(code, options).map(([message, language], place) => {
      const escaped = Handlebars.escapeExpression(message);
      // Without a role the browser omits a span, and its language, from a PDF's structure.
      return place === 0 ? escaped : `<span role="note" lang="${language}">${escaped}</span>`;
    });
    return new Handlebars.SafeString(marked.join(separator));
  });
  return handlebars;
};

/** Values with every text isolated by direction: a template prints them beside its own words. */
const shownIn = (value: unknown): unknown => {
  if (typeof value === 'string') return shownText(value);
  if (Array.isArray(value)) return value.map(shownIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shownIn(part)]));
};

/** Unescaped output could be a merchant's script in a customer's document. */
class UnescapedOutput extends Handlebars.Visitor {
  override MustacheStatement(statement: hbs.AST.MustacheStatement): void {
    if (!statement.escaped) throw new Error(`line ${statement.loc.start.line} prints unescaped`);
    super.MustacheStatement(statement);
  }
}

/**
 * Reads and compiles a template once, at start. `{{say "code" name=value}}` inserts a message of the catalogue,
 * `{{sayEach "code"}}` also marks the second language for screen readers and may not be used in an attribute.
 * Values are escaped as HTML, in a `.txt.hbs` they are not. A missing value is an error.
 * @throws Error when the template prints anything unescaped (`{{{…}}}` or `{{&…}}`).
 */
export const readTemplate = (file: URL, messages: Messages): Template => {
  const handlebars = handlebarsWith(messages);
  const syntax = handlebars.parse(readFileSync(file, 'utf8'));
  new UnescapedOutput().accept(syntax);
  const fill = handlebars.compile(syntax, {
    noEscape: file.pathname.endsWith('.txt.hbs'),
    strict: true,
    knownHelpers: { say: true, sayEach: true },
    knownHelpersOnly: true,
    preventIndent: true,
  });
  const ownOnly = { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false };
  return (values, languages) => fill({ ...(shownIn(values) as object), languages }, ownOnly);
};
