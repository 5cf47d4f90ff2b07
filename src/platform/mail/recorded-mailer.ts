import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { saveMailOutcome } from './mail-outcome.ts';
import { MailRejected, type Mailer, type OutgoingMail } from './mailer.ts';

type Deps = Readonly<{ mailer: Mailer; database: Database; log: Pick<Log, 'warn'> }>;

/** Sends through another mailer and records the outcome; recording never fails a mail. */
export class RecordedMailer implements Mailer {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async send(mail: OutgoingMail): Promise<void> {
    try {
      await this.#deps.mailer.send(mail);
    } catch (error) {
      // A rejected recipient proves that the mail server works.
      await this.#record(error instanceof MailRejected ? null : messageOf(error));
      throw error;
    }
    await this.#record(null);
  }

  async #record(outcome: string | null): Promise<void> {
    try {
      await saveMailOutcome(this.#deps.database, outcome);
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'the outcome of a mail was not recorded');
    }
  }
}

/** The server's message without the emails that it repeats: the status is stored and shown to staff. */
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/[^\s<>:;,]+@[^\s<>:;,]+/g, '…');
