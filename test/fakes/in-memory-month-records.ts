import type { MonthKey } from '#modules/closing/ports/month-closes.ts';
import type {
  MonthCheck,
  MonthMailKind,
  MonthRecords,
  MonthSettings,
} from '#modules/closing/ports/month-records.ts';

export class InMemoryMonthRecords implements MonthRecords {
  readonly checks = new Map<string, MonthCheck>();
  readonly #settings = new Map<number, MonthSettings>();
  readonly #mails = new Set<string>();
  readonly #refusals = new Map<string, Date>();

  async saveCheck(check: MonthCheck): Promise<void> {
    this.checks.set(`${check.merchantId} ${check.month}`, check);
  }

  async settingsOf(merchantId: number): Promise<MonthSettings> {
    return this.#settings.get(merchantId) ?? { recipient: null, sendsItself: false };
  }

  async saveSettings(merchantId: number, settings: MonthSettings): Promise<void> {
    this.#settings.set(merchantId, settings);
  }

  async noteDelivery({ merchantId, month }: MonthKey, outcome: 'SENT' | 'REFUSED', at: Date): Promise<void> {
    if (outcome === 'REFUSED') this.#refusals.set(`${merchantId} ${month}`, at);
    else this.#refusals.delete(`${merchantId} ${month}`);
  }

  async refusedAt({ merchantId, month }: MonthKey): Promise<Date | null> {
    return this.#refusals.get(`${merchantId} ${month}`) ?? null;
  }

  async claimMail({ merchantId, month }: MonthKey, kind: MonthMailKind): Promise<boolean> {
    const key = `${merchantId} ${month} ${kind}`;
    const isNew = !this.#mails.has(key);
    this.#mails.add(key);
    return isNew;
  }
}
