/** One mail with its attachments. */
export type OutgoingMail = Readonly<{
  /** Display name for the installation's own email; that of MAIL_FROM unless given. */
  fromName?: string;
  /** Exactly one email, without a display name. */
  to: string;
  /** Answers to the mail go to this one email. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** With angle brackets; the same on every retry of the same mail. */
  messageId: string;
  language: string;
  attachments: readonly Readonly<{
    fileName: string;
    type: string;
    content: Uint8Array;
    /** Content-ID of an inline picture that the HTML shows as `cid:…`; not offered as a download. */
    contentId?: string;
  }>[];
}>;

/** The receiving side has rejected this mail permanently. */
export class MailRejected extends Error {
  constructor(reason: string, cause: unknown) {
    super(reason, { cause });
    this.name = 'MailRejected';
  }
}

/** Sends mail. */
export interface Mailer {
  /** @throws MailRejected when it is rejected permanently; any other error when a later attempt may succeed */
  send(mail: OutgoingMail): Promise<void>;
}
