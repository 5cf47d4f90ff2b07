import { addDays, businessDate } from '#kernel/business-date.ts';
import { transferReferenceOf } from '#kernel/transfer-reference.ts';
import { transliterate } from '#kernel/transliterate.ts';
import type { DocumentCandidate, PromiseCandidate } from '#modules/banking/domain/candidates.ts';
import type { ScoredLine } from '#modules/banking/domain/score.ts';

/** What a line truly pays. */
export type Truth =
  | Readonly<{ kind: 'INVOICES'; invoiceIds: readonly number[]; isPart: boolean }>
  | Readonly<{ kind: 'PROMISE'; promiseId: number }>
  /** One of two equal transfers for one document: it pays when the other does not. */
  | Readonly<{ kind: 'TWICE'; invoiceId: number }>
  | Readonly<{ kind: 'UNRELATED' }>;
export type LabelledLine = Readonly<{ line: ScoredLine; truth: Truth }>;

/** Numbers from 0 to 1 that follow from a seed. */
const randomOf = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const firstNames = [
  'Иван',
  'Мария',
  'Георги',
  'Елена',
  'Петър',
  'Йорданка',
  'Димитър',
  'Цветелина',
  'Юлия',
  'Стоян',
];
const lastNames = [
  'Иванов',
  'Георгиева',
  'Щерев',
  'Жекова',
  'Хаджийска',
  'Петков',
  'Бояджиев',
  'Янева',
  'Колев',
];
const trades = [
  'Пекарна',
  'Строителна компания',
  'Цветя',
  'Автосервиз',
  'Мебели',
  'Консулт',
  'Дизайн студио',
  'Винарна',
];
const marks = ['Липа', 'Бор', 'Изгрев', 'Тракия', 'Щастие', 'Ален мак', 'Юнак', 'Кристал', 'Хемус', 'Явор'];
const forms = ['ЕООД', 'ООД', 'АД', 'ЕТ'];

const first = businessDate('2026-03-02');
const ten = (number: number): string => String(number).padStart(10, '0');

type Customer = Readonly<{ name: string; iban: string; isKnown: boolean; usual: number }>;

/** Random lines of one merchant with what each truly pays. */
export class LabelledLines {
  readonly #random: () => number;
  readonly documents: DocumentCandidate[] = [];
  readonly promises: PromiseCandidate[] = [];
  readonly lines: LabelledLine[] = [];

  constructor(seed: number, count: number) {
    this.#random = randomOf(seed);
    const customers = Array.from({ length: 300 }, (_, at) => this.#customer(at));
    while (this.lines.length < count) this.#add(this.#of(customers));
  }

  #of<T>(all: readonly T[]): T {
    return all[Math.floor(this.#random() * all.length)]!;
  }

  #upTo(most: number): number {
    return Math.floor(this.#random() * most);
  }

  #is(part: number): boolean {
    return this.#random() < part;
  }

  #customer(at: number): Customer {
    const person = `${this.#of(firstNames)} ${this.#of(lastNames)} ${this.#of(lastNames)}`;
    const company = `${this.#of(trades)} „${this.#of(marks)} ${at}“ ${this.#of(forms)}`;
    const iban = `BG18RZBB9155${String(at).padStart(10, '0')}`;
    return {
      name: this.#is(0.3) ? person : company,
      iban,
      isKnown: this.#is(0.5),
      usual: 1_000 + this.#upTo(40) * 500,
    };
  }

  #document(customer: Customer): DocumentCandidate {
    const id = this.documents.length + 1;
    const issueDate = addDays(first, Math.floor(this.documents.length / 10));
    // Half of all sums repeat: subscriptions of one customer, prices of one shop.
    const totalMinor = this.#is(0.5) ? customer.usual : 500 + this.#upTo(200_000);
    const document = {
      invoiceId: id,
      number: id + 7,
      totalMinor,
      openMinor: totalMinor,
      issueDate,
      dueDate: addDays(issueDate, 14),
      names: [customer.name],
      ibans: customer.isKnown ? [customer.iban] : [],
      customerId: null,
    };
    this.documents.push(document);
    return document;
  }

  /** A name as a bank tells it: capitals, Latin letters, cut, without marks. */
  #name(name: string): string | null {
    if (this.#is(0.05)) return null;
    const plain = this.#is(0.8) ? name.replaceAll(/[„“]/g, '') : name;
    const latin = this.#is(0.4) ? transliterate(plain) : plain;
    const cut = this.#is(0.1) ? latin.slice(0, 35) : latin;
    return this.#is(0.7) ? cut.toUpperCase() : cut;
  }

  /** A number as people type it. */
  #typed(number: number): string {
    const full = ten(number);
    const day = `${1 + this.#upTo(28)}.${1 + this.#upTo(12)}.2026`;
    return this.#of([
      full,
      `фактура ${full}`,
      `ф-ра №${full}`,
      `Плащане по фактура № ${full} от ${day} г.`,
      `INV ${full}`,
      `фактура ${full.slice(0, 5)} ${full.slice(5)}`,
      `faktura ${full}/${day}`,
      `фактура ${number}`,
      `ф-ра ${number}/${day}`,
      `фра ${number}`,
      `Ф ${number}`,
      `invoice no ${number}`,
      `INV-${number}`,
      `ФАКТУРА 000${number}`,
      `плащане ${full} благодаря`,
      `по ф-ра ${number}, договор № ${1 + this.#upTo(90)}`,
    ]);
  }

  #line(
    customer: { name: string; iban: string },
    amountMinor: number,
    text: string | null,
    after: number,
  ): ScoredLine {
    const day = addDays(first, Math.floor(this.documents.length / 10) + after);
    return {
      id: this.lines.length + 1,
      bookedOn: day,
      amountMinor,
      currency: 'EUR',
      name: this.#name(customer.name),
      iban: this.#is(0.9) ? customer.iban : null,
      text,
      endToEnd: this.#is(0.5) ? 'NOTPROVIDED' : null,
    };
  }

  #add(customer: Customer): void {
    const kind = this.#random();
    if (kind < 0.76) this.#whole(customer);
    else if (kind < 0.8) this.#part(customer);
    else if (kind < 0.85) this.#sum(customer);
    else if (kind < 0.89) this.#twice(customer);
    else if (kind < 0.94) this.#promised(customer);
    else this.#unrelated(customer);
  }

  #pays(invoices: readonly DocumentCandidate[], isPart = false): Truth {
    return { kind: 'INVOICES', invoiceIds: invoices.map(({ invoiceId }) => invoiceId), isPart };
  }

  #whole(customer: Customer): void {
    const document = this.#document(customer);
    const text = this.#is(0.04) ? this.#of(['плащане', 'наем', null]) : this.#typed(document.number);
    const line = this.#line(customer, document.totalMinor, text, this.#upTo(40));
    this.lines.push({ line, truth: this.#pays([document]) });
  }

  #part(customer: Customer): void {
    const document = this.#document(customer);
    const amount = 100 + this.#upTo(document.totalMinor - 200);
    const line = this.#line(customer, amount, this.#typed(document.number), this.#upTo(40));
    this.lines.push({ line, truth: this.#pays([document], true) });
  }

  #sum(customer: Customer): void {
    const documents = Array.from({ length: 2 + this.#upTo(11) }, () => this.#document(customer));
    const sum = documents.reduce((all, { totalMinor }) => all + totalMinor, 0);
    const numbers = documents.map(({ number }) => (this.#is(0.5) ? ten(number) : String(number)));
    const isFull = this.#is(0.7);
    const typed = isFull ? documents.map(({ number }) => ten(number)) : numbers;
    const text = `фактури ${typed.slice(0, -1).join(this.#of([', ', ',']))} и ${typed.at(-1)!}`;
    this.lines.push({ line: this.#line(customer, sum, text, this.#upTo(30)), truth: this.#pays(documents) });
  }

  #twice(customer: Customer): void {
    const document = this.#document(customer);
    const text = this.#typed(document.number);
    const truth = { kind: 'TWICE', invoiceId: document.invoiceId } as const;
    for (const after of [3, 5])
      this.lines.push({ line: this.#line(customer, document.totalMinor, text, after), truth });
  }

  #promised(customer: Customer): void {
    const reference = transferReferenceOf(Uint8Array.from({ length: 9 }, () => this.#upTo(256)));
    const amountMinor = 500 + this.#upTo(20_000);
    const promiseId = this.promises.length + 1;
    this.promises.push({
      promiseId,
      reference,
      amountMinor,
      invoiceId: null,
      customerName: customer.name,
      end: null,
    });
    const at = 1 + this.#upTo(9);
    const typed = this.#of([
      reference,
      reference.toLowerCase(),
      `${reference.slice(0, at)} ${reference.slice(at)}`,
    ]);
    const line = this.#line(customer, amountMinor, this.#of([typed, `плащане ${typed}`]), 1);
    this.lines.push({ line, truth: { kind: 'PROMISE', promiseId } });
  }

  /** Money that pays no document: with no number, with numbers of other merchants, of contracts and of orders. */
  #unrelated(customer: Customer): void {
    const number = 1 + this.#upTo(this.documents.length + 1);
    const text = this.#of([
      'захранване на сметка',
      `възстановяване по фактура ${ten(700_000 + number)}`,
      `връщане по ф-ра ${ten(number)} на друг доставчик`,
      `договор № ${number}`,
      `поръчка ${number}`,
      `проформа фактура ${ten(number)}`,
      'лихва 27.11.2026',
      null,
    ]);
    const other = {
      name: this.#of(['НАП', 'Друг доставчик ООД', customer.name]),
      iban: 'BG80BNBG96611020345678',
    };
    const line = this.#line(other, 100 + this.#upTo(90_000), text, 2);
    this.lines.push({ line, truth: { kind: 'UNRELATED' } });
  }
}
