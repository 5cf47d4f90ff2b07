import type { Locator, Page } from 'playwright';

type Count = Readonly<{ presses: number; fields: number }>;

/**
 * The most presses and fields that each task may take: what leading products need. A press is a link, button, option or
 * key; opening the link of a mail is one. A field counts once, however much is typed, by keys of a screen or by a button
 * that fills it, too; what has a default counts nothing.
 */
export const bestCounts = {
  firstPaidLink: { presses: 4, fields: 6 },
  invoiceByEik: { presses: 3, fields: 3 },
  /** As an invoice. */
  offerByEik: { presses: 3, fields: 3 },
  refundOfHalf: { presses: 3, fields: 1 },
  takingsOfLastMonth: { presses: 1, fields: 0 },
  monthToAccountant: { presses: 1, fields: 0 },
  paymentOnPhone: { presses: 2, fields: 0 },
  /** To what the payer pastes into the app of the bank. */
  transferOnPhone: { presses: 4, fields: 0 },
  activation: { presses: 2, fields: 0 },
  reasonOfFailure: { presses: 2, fields: 1 },
  lock: { presses: 2, fields: 1 },
  saleAtCounter: { presses: 2, fields: 1 },
  saleOfCashier: { presses: 1, fields: 1 },
  lastMonthToAccountant: { presses: 2, fields: 0 },
  payerByHalfName: { presses: 2, fields: 1 },
  contentOfPayout: { presses: 1, fields: 0 },
  whoOwes: { presses: 2, fields: 0 },
  copyOfInvoice: { presses: 4, fields: 0 },
  reminder: { presses: 3, fields: 0 },
  invitationOfCashier: { presses: 4, fields: 1 },
  poster: { presses: 3, fields: 0 },
  /** From the record of the invoice. */
  repeatOfInvoice: { presses: 3, fields: 0 },
  /** From the mail of the link. */
  documentsOfYear: { presses: 3, fields: 0 },
  stopOfCard: { presses: 2, fields: 0 },
  archiveOfAll: { presses: 3, fields: 0 },
  statementMatched: { presses: 3, fields: 1 },
} as const satisfies Record<string, Count>;

/** Does what a person does in a page, and counts it. */
export class TaskCount {
  readonly #page: Page;
  #presses = 0;
  #fields = 0;
  constructor(page: Page) {
    this.#page = page;
  }

  get made(): Count {
    return { presses: this.#presses, fields: this.#fields };
  }

  async press(target: Locator): Promise<void> {
    this.#presses += 1;
    await target.click();
  }

  /** @param keys pressed together: `Control+k` */
  async pressKeys(keys: string): Promise<void> {
    this.#presses += 1;
    await this.#page.keyboard.press(keys);
  }

  /** The link in a mail. */
  async openMailed(url: string): Promise<void> {
    this.#presses += 1;
    await this.#page.goto(url);
  }

  async choose(select: Locator, label: string): Promise<void> {
    this.#presses += 1;
    await select.selectOption({ label });
  }

  /** Drops a file, or chooses it in the dialog of the browser. */
  async giveFile(target: Locator, name: string, content: Buffer): Promise<void> {
    this.#fields += 1;
    await target.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content });
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.#fields += 1;
    await target.fill(text);
  }

  /** Fills one field by buttons: the keys of a keypad, a proposed value. */
  async fillBy(...buttons: readonly Locator[]): Promise<void> {
    this.#fields += 1;
    for (const each of buttons) await each.click();
  }
}

/** What a task took beyond the best, one text each; empty when it is as good. */
export const beyondBest = ({ made }: TaskCount, task: keyof typeof bestCounts): string[] =>
  (['presses', 'fields'] as const)
    .filter((kind) => made[kind] > bestCounts[task][kind])
    .map((kind) => `${task}: ${made[kind]} ${kind}, best ${bestCounts[task][kind]}`);
