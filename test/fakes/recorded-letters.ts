import type { Addressed, LetterOutcome, Letters, LetterType } from '#kernel/letters.ts';

/** REFUSED for good, or AWAY for now. */
type Fault = 'REFUSED' | 'AWAY';

/** Records the sent letters. */
export class RecordedLetters implements Letters {
  readonly #sent: Readonly<{ name: string; data: Addressed }>[] = [];
  readonly #faults: Fault[] = [];
  readonly #faultOf = new Map<string, Fault>();

  /** The next letter fails. */
  failNext(fault: Fault): void {
    this.#faults.push(fault);
  }

  /** Each letter to this address fails; null: no longer. */
  failFor(to: string, fault: Fault | null): void {
    if (fault === null) this.#faultOf.delete(to);
    else this.#faultOf.set(to, fault);
  }

  async send<T extends Addressed>({ name }: LetterType<T>, data: T): Promise<LetterOutcome> {
    const fault = this.#faults.shift() ?? this.#faultOf.get(data.to);
    if (fault === 'AWAY') throw new Error('the mail server is away');
    if (fault === 'REFUSED') return { outcome: 'REFUSED', reason: 'no such mailbox' };
    this.#sent.push({ name, data });
    return { outcome: 'SENT' };
  }

  /** The sent letters of one type, in order. */
  of<T extends Addressed>({ name }: LetterType<T>): T[] {
    return this.#sent.filter((letter) => letter.name === name).map(({ data }) => data as T);
  }

  /** All sent letters, in order. */
  get sent(): readonly Addressed[] {
    return this.#sent.map(({ data }) => data);
  }
}
