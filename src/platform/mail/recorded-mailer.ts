import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { saveMailOutcome } from './mail-outcome.ts';
import { MailRejected, type Mailer, type OutgoingMail } from './mailer.ts';
import { saveRefusal } from './refused-emails.ts';

type Deps = Readonly<{ mailer: Mailer; database: Database; log: Pick<Log, 'warn'> }>;

/** How long a recorded success stands: a burst of mails does not write one row again and again. */
const recordedMs = 10_000;

/** Sends through another mailer and records outcome and refused addresses; recording never fails a mail. */
export class RecordedMailer implements Mailer {
  readonly #deps: Deps;
  /** When this process last recorded a success after which none of its mails failed; milliseconds. */
  #succeededAt = -Infinity;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async send(mail: OutgoingMail): Promise<void> {
    try {
      await this.#deps.mailer.send(mail);
    } catch (error) {
      // A rejected recipient proves that the mail server works.
      await (error instanceof MailRejected
        ? this.#record(mail, null, 'REFUSED')
        : this.#record(mail, messageOf(error)));
      throw error;
    }
    await this.#record(mail, null, 'SENT');
  }

  async #record({ to }: OutgoingMail, error: string | null, outcome?: 'SENT' | 'REFUSED'): Promise<void> {
    const { database } = this.#deps;
    try {
      await this.#recordServer(error);
      if (outcome !== undefined) await saveRefusal(database, to, outcome);
    } catch (fault) {
      this.#deps.log.warn({ err: fault }, 'the outcome of a mail was not recorded');
    }
  }

  async #recordServer(error: string | null): Promise<void> {
    const now = performance.now();
    if (error === null && now - this.#succeededAt < recordedMs) return;
    this.#succeededAt = -Infinity;
    await saveMailOutcome(this.#deps.database, error);
    if (error === null) this.#succeededAt = now;
  }
}

/** The server's message without the emails that it repeats: the status is stored and shown to staff. */
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/[^\s<>:;,]+@[^\s<>:;,]+/g, '…');
