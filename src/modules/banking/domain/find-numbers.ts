import { transliterate } from '#kernel/transliterate.ts';

/** Numbers of documents that a text names. */
export type NamedNumbers = Readonly<{
  /** With all ten digits. */
  full: ReadonlySet<number>;
  /** Without all zeros, after a word that says that it is the number of an invoice. */
  short: ReadonlySet<number>;
  /** Without such a word: of four digits or more, or with zeros before it. It never decides alone. */
  bare: ReadonlySet<number>;
}>;

const digitsOfNumber = 10;
const fewestBareDigits = 4;

/** фактура, ф-ра, фра, Ф, inv, invoice, № and no in Latin letters. */
const invoiceWord = /^(?:faktur[a-z]*|f-?r[aiy]|f|fakt?|inv|invoices?)$/;
const numberWord = /^(?:no|nr|n|nomer|nomera|number|#)$/;
/** Words after which a bare "№" is still that of an invoice. */
const before = new Set([
  'po',
  'za',
  'kam',
  'na',
  'plashtane',
  'prevod',
  'osnovanie',
  'opl',
  'pl',
  'payment',
  'for',
  'of',
]);
const isOfCurrency = /^(?:eur|euro|evro|lv|leva|bgn|usd|€|%|br)$/;
const and = new Set([',', ';', '+', '&', 'i', 'and']);

/** A run of digits, a word, or a mark. `isGlued`: nothing stands between it and the one before. */
type Token = Readonly<{ text: string; isGlued: boolean }>;

const tokensOf = (text: string): Token[] => {
  const found = transliterate(text)
    .toLowerCase()
    .matchAll(/\d+|f-r[aiy](?![a-z])|[a-z]+|[^\s\da-z]/g);
  let end = 0;
  return Array.from(found, ({ 0: token, index }) => {
    const isGlued = index === end && index > 0;
    end = index + token.length;
    return { text: token, isGlued };
  });
};

const isDigits = (token: Token | undefined): token is Token =>
  token !== undefined && /^\d+$/.test(token.text);

/** Reads the tokens of one text. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly full = new Set<number>();
  readonly short = new Set<number>();
  readonly bare = new Set<number>();

  constructor(text: string) {
    this.#tokens = tokensOf(text);
  }

  read(): NamedNumbers {
    for (let at = 0; at < this.#tokens.length; at += 1) if (isDigits(this.#tokens[at])) at = this.#number(at);
    return this;
  }

  /** @returns the place of the last token that belongs to the number */
  #number(at: number): number {
    const last = this.#lastOf(at);
    const digits = this.#tokens
      .slice(at, last + 1)
      .map(({ text }) => text)
      .join('');
    if (this.#isOtherwise(at, last)) return last;
    const number = Number(digits);
    if (number === 0 || digits.length > digitsOfNumber) return last;
    if (digits.length === digitsOfNumber) this.full.add(number);
    else if (this.#isNamed(at)) this.short.add(number);
    else if (digits.length >= fewestBareDigits && !this.#isYear(digits) && this.#isAlone(at))
      this.bare.add(number);
    return last;
  }

  /** A number of ten digits that begins with zero may be broken by spaces and line ends. */
  #lastOf(at: number): number {
    let digits = this.#tokens[at]!.text;
    if (!digits.startsWith('0') || digits.length >= digitsOfNumber) return at;
    for (let next = at + 1; isDigits(this.#tokens[next]); next += 1) {
      digits += this.#tokens[next]!.text;
      if (digits.length === digitsOfNumber) return next;
      if (digits.length > digitsOfNumber) return at;
    }
    return at;
  }

  #text(at: number): string {
    return this.#tokens[at]?.text ?? '';
  }

  /** A part of a date, an amount, a range, or of another code. */
  #isOtherwise(at: number, last: number): boolean {
    return (
      this.#isOfDate(at, last) || this.#isAmount(at, last) || this.#isOfRange(at, last) || this.#isOfCode(at)
    );
  }

  /** 27.11.2026, 27/11, 11.2026; but 42/27.11.2026 begins with a number. */
  #isOfDate(at: number, last: number): boolean {
    const mark = this.#text(last + 1);
    const isBefore = ['.', '/'].includes(this.#text(at - 1)) && isDigits(this.#tokens[at - 2]);
    if (isBefore) return true;
    if (mark !== '.' || !isDigits(this.#tokens[last + 2]) || !this.#tokens[last + 2]!.isGlued) return false;
    return this.#tokens[last + 1]!.isGlued;
  }

  /** 42.50, 42,50 EUR, 42 EUR, 10 %. */
  #isAmount(at: number, last: number): boolean {
    const isFraction = (place: number): boolean => /^\d{1,2}$/.test(this.#text(place));
    if (isOfCurrency.test(this.#text(last + 1))) return true;
    const isComma = this.#text(last + 1) === ',' && this.#tokens[last + 2]?.isGlued === true;
    if (isComma && isFraction(last + 2) && isOfCurrency.test(this.#text(last + 3))) return true;
    return (
      this.#text(at - 1) === ',' &&
      this.#tokens[at]!.isGlued &&
      isFraction(at) &&
      isOfCurrency.test(this.#text(last + 1))
    );
  }

  /** 42-45, 42 до 45: what lies between is not named. */
  #isOfRange(at: number, last: number): boolean {
    const parts = ['-', '–', '—', 'do', 'to'];
    if (parts.includes(this.#text(at - 1)) && isDigits(this.#tokens[at - 2])) return true;
    const isDate = ['.', '/'].includes(this.#text(last + 3)) && isDigits(this.#tokens[last + 4]);
    return parts.includes(this.#text(last + 1)) && isDigits(this.#tokens[last + 2]) && !isDate;
  }

  /** Glued to letters that are no word for a number: an account, a reference. */
  #isOfCode(at: number): boolean {
    const word = this.#text(at - 1);
    if (!this.#tokens[at]!.isGlued || !/[a-z]$/.test(word)) return false;
    return !invoiceWord.test(word) && !numberWord.test(word);
  }

  /** Goes back over a list, marks and words for a number to the word for an invoice. */
  #isNamed(at: number): boolean {
    let place = at - 1;
    while (and.has(this.#text(place)) && isDigits(this.#tokens[place - 1])) place -= 2;
    let isNumber = false;
    for (; /^[.:#-]$/.test(this.#text(place)) || numberWord.test(this.#text(place)); place -= 1)
      if (numberWord.test(this.#text(place))) isNumber = true;
    const word = this.#text(place);
    if (invoiceWord.test(word)) return !this.#isProforma(place) && (word !== 'f' || this.#isAfter(place - 1));
    return isNumber && this.#isAfter(place);
  }

  #isProforma(place: number): boolean {
    const earlier = this.#text(place - 1) === '-' ? place - 2 : place - 1;
    return this.#text(earlier).startsWith('profo');
  }

  /** Nothing, a mark, or a word that may stand before the number of an invoice. */
  #isAfter(place: number): boolean {
    const word = this.#text(place);
    return word === '' || !/[a-z\d]/.test(word) || before.has(word);
  }

  #isAlone(at: number): boolean {
    return this.#isAfter(at - 1);
  }

  #isYear(digits: string): boolean {
    return /^(?:19|20)\d\d$/.test(digits);
  }
}

/** Numbers of documents that the text names; a range names none. */
export const findNumbers = (text: string): NamedNumbers => new Reader(text).read();
