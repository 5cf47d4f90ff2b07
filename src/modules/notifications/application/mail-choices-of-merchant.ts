import { mailDefaults, mailEventOf, type MailEvent } from '../domain/events.ts';
import type { Choices } from '../ports/choices.ts';

/** Whether the merchant wants mails about the event. */
export const wantsMail = async (
  { choices }: Readonly<{ choices: Pick<Choices, 'mailsOf'> }>,
  merchantId: number,
  event: MailEvent,
): Promise<boolean> => (await choices.mailsOf(merchantId)).get(event) ?? mailDefaults[event];

/** Answers the merchants module, which sends the mails. */
export class MailChoicesOfMerchant {
  readonly #deps: Readonly<{ choices: Pick<Choices, 'mailsOf'> }>;
  constructor(deps: Readonly<{ choices: Pick<Choices, 'mailsOf'> }>) {
    this.#deps = deps;
  }

  async wants(merchantId: number, kind: string): Promise<boolean> {
    const event = mailEventOf(kind);
    return event === undefined || wantsMail(this.#deps, merchantId, event);
  }
}
