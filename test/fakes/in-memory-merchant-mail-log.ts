import type { MailFact, MerchantMailLog } from '#modules/merchants/ports/merchant-mail-log.ts';

type Entry = Readonly<{ claimedUntil: Date; sentAt: Date | null }>;

const keyOf = ({ merchantId, kind, fact }: MailFact): string => `${merchantId} ${kind} ${fact}`;

export class InMemoryMerchantMailLog implements MerchantMailLog {
  readonly #entries = new Map<string, Entry>();

  async claim(fact: MailFact, now: Date, until: Date): ReturnType<MerchantMailLog['claim']> {
    const entry = this.#entries.get(keyOf(fact));
    if (entry !== undefined && entry.sentAt !== null) return 'SENT';
    if (entry !== undefined && entry.claimedUntil > now) return 'BUSY';
    this.#entries.set(keyOf(fact), { claimedUntil: until, sentAt: null });
    return 'CLAIMED';
  }

  async markSent(fact: MailFact, at: Date): Promise<void> {
    this.#change(fact, (entry) => ({ ...entry, sentAt: at }));
  }

  async release(fact: MailFact, now: Date): Promise<void> {
    this.#change(fact, (entry) => (entry.sentAt === null ? { ...entry, claimedUntil: now } : entry));
  }

  #change(fact: MailFact, change: (entry: Entry) => Entry): void {
    const entry = this.#entries.get(keyOf(fact));
    if (entry !== undefined) this.#entries.set(keyOf(fact), change(entry));
  }
}
