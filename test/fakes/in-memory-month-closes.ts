import { createHash } from 'node:crypto';
import { monthOf } from '#kernel/month.ts';
import type { ClosedMonths } from '#modules/merchants/index.ts';
import type { MonthClose } from '#modules/closing/domain/month-close.ts';
import type { CloseDigests, MonthCloses, MonthFile, MonthKey } from '#modules/closing/ports/month-closes.ts';

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

const byName = (one: MonthFile, other: MonthFile): number => (one.name < other.name ? -1 : 1);

/** Closings in memory; nothing is locked. */
export class InMemoryMonthCloses implements MonthCloses, ClosedMonths {
  readonly #closes: MonthClose[] = [];
  readonly #files = new Map<MonthClose, MonthFile[]>();

  #ofMonth({ merchantId, month }: MonthKey): MonthClose[] {
    return this.#closes.filter((one) => one.merchantId === merchantId && one.month === month);
  }

  #filesOf(key: MonthKey & Readonly<{ revision: number }>): MonthFile[] {
    const close = this.#ofMonth(key).find(({ revision }) => revision === key.revision);
    return (close && this.#files.get(close)) ?? [];
  }

  async latest(key: MonthKey): Promise<MonthClose | null> {
    return this.#ofMonth(key).at(-1) ?? null;
  }

  async lock(): Promise<void> {}

  async add(close: MonthClose, files: AsyncIterable<MonthFile> | Iterable<MonthFile>): Promise<CloseDigests> {
    const stored: MonthFile[] = [];
    for await (const file of files) stored.push(file);
    this.#closes.push(close);
    this.#files.set(close, stored.toSorted(byName));
    const lines = (await this.listFiles(close)).map((file) => `${file.sha256}  ${file.name}\n`);
    const { reopened: _, ...facts } = close;
    return { filesDigest: sha256(lines.join('')), closeDigest: sha256(JSON.stringify(facts)) };
  }

  async reopen(key: MonthKey, reopened: NonNullable<MonthClose['reopened']>): Promise<boolean> {
    const last = this.#ofMonth(key).at(-1);
    if (last === undefined || last.reopened !== null) return false;
    const after = { ...last, reopened };
    this.#files.set(after, this.#files.get(last)!);
    this.#closes[this.#closes.indexOf(last)] = after;
    return true;
  }

  async isClosed(merchantId: number, day: Parameters<ClosedMonths['isClosed']>[1]): Promise<boolean> {
    return this.#ofMonth({ merchantId, month: monthOf(day) }).at(-1)?.reopened === null;
  }

  async isClosedFrom(merchantId: number, day: Parameters<ClosedMonths['isClosed']>[1]): Promise<boolean> {
    return this.#closes.some(
      (one) => one.merchantId === merchantId && one.month >= monthOf(day) && one.reopened === null,
    );
  }

  async listFiles(key: MonthKey & Readonly<{ revision: number }>) {
    return this.#filesOf(key).map(({ name, content }) => ({
      name,
      sha256: sha256(content),
      bytes: content.byteLength,
    }));
  }

  intactFiles(key: MonthKey & Readonly<{ revision: number }>) {
    return this.listFiles(key);
  }

  async fileContent(
    key: MonthKey & Readonly<{ revision: number }>,
    name: string,
  ): Promise<Uint8Array | null> {
    return this.#filesOf(key).find((file) => file.name === name)?.content ?? null;
  }
}
