import { token } from '#kernel/token.ts';

export type OutgoingMail = Readonly<{
  /** The name beside the installation's own address; without it the name of MAIL_FROM. */
  fromName?: string;
  /** Exactly one address, without a name. */
  to: string;
  /** Whoever answers the mail writes to this one address. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** With its angle brackets; the same on every repeat of the same mail. */
  messageId: string;
  language: string;
  attachments: readonly Readonly<{
    fileName: string;
    type: string;
    content: Uint8Array;
    /** Of a picture that the HTML shows as `cid:…`; such an attachment is not offered for saving. */
    contentId?: string;
  }>[];
}>;

/** The other side has answered, and will always answer, that it does not take this mail. */
export class MailRejected extends Error {
  constructor(reason: string, cause: unknown) {
    super(reason, { cause });
    this.name = 'MailRejected';
  }
}

export interface Mailer {
  /** @throws MailRejected when it is refused for good; anything else when a later try may succeed */
  send(mail: OutgoingMail): Promise<void>;
}
export const Mailer = token<Mailer>('platform.Mailer');
