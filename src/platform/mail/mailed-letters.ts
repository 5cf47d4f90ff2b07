import type { Addressed, LetterOutcome, Letters, LetterType } from '#kernel/letters.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Config } from '../config.ts';
import type { LetterLayout } from './letter-layout.ts';
import type { LetterWriter } from './letter.ts';
import { mailDomainOf } from './mail-domain.ts';
import { MailRejected, type Mailer, type OutgoingMail } from './mailer.ts';
import { emailOf } from './sender-email.ts';

type Deps = Readonly<{
  mailer: Mailer;
  messages: Messages;
  config: Pick<Config, 'mail' | 'publicUrl'>;
}>;

/** Lays letters out as HTML and text and mails them: as Plateno, unless a letter says otherwise. */
export class MailedLetters implements Letters {
  readonly #deps: Deps;
  readonly #writers = new Map<string, LetterWriter>();
  #layout: Promise<LetterLayout> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Adds the functions that write letters. */
  know(writers: readonly LetterWriter[]): void {
    for (const writer of writers) this.#writers.set(writer.name, writer);
  }

  async send<T extends Addressed>(type: LetterType<T>, data: T): Promise<LetterOutcome> {
    const mail = await this.#written(type.name, data);
    try {
      await this.#deps.mailer.send(mail);
      return { outcome: 'SENT' };
    } catch (error) {
      if (!(error instanceof MailRejected)) throw error;
      return { outcome: 'REFUSED', reason: error.message };
    }
  }

  async #written(name: string, data: Addressed): Promise<OutgoingMail> {
    const { messages, config } = this.#deps;
    const { from } = config.mail;
    const writer = this.#writers.get(name);
    if (writer === undefined) throw new Error(`no module writes the letter ${name}`);
    const write = await writer.load();
    const letter = write(data, { messages, publicUrl: config.publicUrl });
    const { fromName = 'Plateno', replyTo = emailOf(from), attachments = [] } = letter;
    const { subject, language } = letter;
    const { to, id } = data;
    const messageId = id.startsWith('<') ? id : `<${id}@${mailDomainOf(from)}>`;
    this.#layout ??= this.#read();
    const laidOut = (await this.#layout)(letter);
    return { fromName, to, replyTo, messageId, subject, language, ...laidOut, attachments };
  }

  /** Loads the templates with the first letter. */
  async #read(): Promise<LetterLayout> {
    const { letterLayout } = await import('./letter-layout.ts');
    return letterLayout(this.#deps.messages);
  }
}
