import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#platform/config.ts';
import { controlClient, type ControlClient } from '#sandbox/control-client.ts';

/** Test cards by the outcome of the payment; published numbers of the provider. */
const cards = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  debit: '4000056655665556',
  withoutFunds: '4000000000009995',
  expired: '4000000000000069',
} as const;
export type Card = keyof typeof cards;

/** The balance transaction follows a charge after a second. */
const settledWithinSeconds = 1;

/** Actions of payers and banks at the sandbox provider, whose clock follows the product's. */
export class DemoProvider {
  readonly #control: ControlClient;
  readonly #clock: Clock;
  #heldAt: number | undefined;

  constructor(control: ControlClient, clock: Clock) {
    this.#control = control;
    this.#clock = clock;
  }

  /** Sets the provider's clock to the product's; call it before anything that reaches the provider. */
  async follow(): Promise<void> {
    const at = Math.floor(this.#clock.now().getTime() / 1_000);
    if (at !== this.#heldAt) await this.#control.holdClock(at);
    this.#heldAt = at;
  }

  async release(): Promise<void> {
    await this.#control.releaseClock();
  }

  /** Pays on the hosted page. @param late after the session has expired */
  async pay(checkoutUrl: string, card: Card, late = false): Promise<void> {
    await this.follow();
    const session = new URL(checkoutUrl).pathname.split('/').at(-1)!;
    await this.#control.pay({ session, card: cards[card], late });
    await this.#control.settleNow(settledWithinSeconds);
  }

  /** Sends the form of an account's onboarding. @param link of the account, which works once */
  async fillInForm(link: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const opened = await fetch(link, { redirect: 'manual' });
    const form = new URL(opened.headers.get('location') ?? '', link);
    const body = new URLSearchParams({ ...fields, ending: 'submit' });
    const sent = await fetch(form, { method: 'POST', redirect: 'manual', body });
    if (sent.status !== 303) throw new Error(`the form of the account was refused with ${sent.status}`);
  }

  async openDispute(intentId: string): Promise<void> {
    await this.follow();
    await this.#control.openDispute(intentId, 'product_not_received');
  }

  async endDispute(intentId: string, move: 'win' | 'lose'): Promise<void> {
    await this.follow();
    await this.#control.moveDispute(intentId, move);
  }
}

/** @returns undefined where the provider is not the sandbox: no history is made at a real provider */
export const demoProvider = (config: Config, clock: Clock): DemoProvider | undefined => {
  const url = config.stripe.apiUrl;
  const token = config.companions.sandboxControlToken;
  if (url === undefined || token === undefined) return undefined;
  return new DemoProvider(controlClient({ url, token }), clock);
};
