import type { Transporter } from 'nodemailer';
import { isolated } from '#kernel/shown-text.ts';
import { workLimits } from '../work-limits.ts';
import { emailOf } from './sender-email.ts';
import { MailRejected, type Mailer, type OutgoingMail } from './mailer.ts';

type SmtpError = Error & Readonly<{ code?: string; command?: string; responseCode?: number }>;

/**
 * A 5xx to the recipient or to the content is about this mail and is final (RFC 5321, 4.2.1). A 5xx to the
 * greeting, the sign-in or our own email is about the installation: once that is fixed, the mail can be sent.
 */
const isRejected = ({ code, command, responseCode }: SmtpError): boolean => {
  if (responseCode === undefined) return code === 'EENVELOPE' && command === 'API';
  return responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');
};

const longestNameLength = 120;

/** A line break in a subject or a name would allow header injection. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Sends over SMTP, one connection for each mail. */
export class SmtpMailer implements Mailer {
  readonly #from: string;
  readonly #smtpUrl: string;
  #transport: Promise<Transporter> | undefined;

  constructor({ smtpUrl, from }: Readonly<{ smtpUrl: string; from: string }>) {
    this.#from = from;
    this.#smtpUrl = smtpUrl;
  }

  async send({
    fromName,
    to,
    replyTo,
    subject,
    text,
    html,
    messageId,
    language,
    attachments,
  }: OutgoingMail): Promise<void> {
    try {
      this.#transport ??= this.#open();
      const transport = await this.#transport;
      await transport.sendMail({
        from: this.#fromWith(fromName),
        // As a string, a comma or a line break would add recipients.
        to: { address: to, name: '' },
        replyTo: { address: replyTo, name: '' },
        subject: oneLine(subject),
        text,
        html,
        messageId,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        attachments: attachments.map(({ fileName, type, content, contentId }) => ({
          filename: fileName,
          contentType: type,
          content: Buffer.from(content),
          ...(contentId === undefined ? {} : { cid: contentId, contentDisposition: 'inline' as const }),
        })),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      if (error instanceof Error && isRejected(error)) throw new MailRejected(error.message, error);
      throw error;
    }
  }

  /** Loads the library with the first mail. */
  async #open(): Promise<Transporter> {
    const { default: nodemailer } = await import('nodemailer');
    return nodemailer.createTransport({
      url: this.#smtpUrl,
      connectionTimeout: workLimits.mail.connectMs,
      greetingTimeout: workLimits.mail.greetingMs,
      socketTimeout: workLimits.mail.answerMs,
      dnsTimeout: workLimits.mail.connectMs,
    });
  }

  /** The email is always the installation's own; given as an object, the library quotes and encodes the name. */
  #fromWith(name: string | undefined): string | { name: string; address: string } {
    if (name === undefined) return this.#from;
    const short = Array.from(oneLine(name)).slice(0, longestNameLength).join('');
    return { name: isolated(short), address: emailOf(this.#from) };
  }
}
