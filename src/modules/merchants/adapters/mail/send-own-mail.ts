import type { Letter } from '#platform/mail/letter.ts';
import { mailAddressOf } from '#platform/mail/mail-address.ts';
import { mailDomainOf } from '#platform/mail/mail-domain.ts';
import { MailRejected, type Mailer } from '#platform/mail/mailer.ts';

type Mail = Readonly<{
  letter: Letter;
  written: Readonly<{ html: string; text: string }>;
  to: string;
  /** The part of the Message-ID before `@`; the same on every repeat. */
  id: string;
}>;

/**
 * Sends a mail of Plateno to a merchant; answers go to the installation's own address. A mail that is refused for good is
 * given up.
 * @throws Error when a later try may succeed
 */
export const sendOwnMail = async (
  mailer: Mailer,
  from: string,
  { letter, written, to, id }: Mail,
): Promise<void> => {
  try {
    await mailer.send({
      fromName: 'Plateno',
      to,
      replyTo: mailAddressOf(from),
      subject: letter.subject,
      ...written,
      messageId: `<${id}@${mailDomainOf(from)}>`,
      language: letter.language,
      attachments: [],
    });
  } catch (error) {
    if (!(error instanceof MailRejected)) throw error;
  }
};
