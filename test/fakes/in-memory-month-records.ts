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

  async saveCheck(check: MonthCheck): Promise<void> {
    this.checks.set(`${check.merchantId} ${check.month}`, check);
  }

  async settingsOf(merchantId: number): Promise<MonthSettings> {
    return this.#settings.get(merchantId) ?? { recipient: null, sendsItself: false };
  }

  async saveSettings(merchantId: number, settings: MonthSettings): Promise<void> {
    this.#settings.set(merchantId, settings);
  }

  async claimMail({ merchantId, month }: MonthKey, kind: MonthMailKind): Promise<boolean> {
    const key = `${merchantId} ${month} ${kind}`;
    const isNew = !this.#mails.has(key);
    this.#mails.add(key);
    return isNew;
  }
}
