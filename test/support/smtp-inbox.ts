import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { SmtpMailer } from '#platform/mail/smtp-mailer.ts';

export type ReceivedMail = Readonly<{ from: string; to: readonly string[]; raw: Buffer }>;

/**
 * Fault of the next mail, or of the next mail `to` a recipient: rejected at the recipient, rejected after
 * the content, or accepted without acknowledgement.
 */
type Fault = ({ at: 'recipient' | 'content'; code: number } | { at: 'acknowledgement' }) & { to?: string };

const refusal = (code: number): Error & { responseCode: number } =>
  Object.assign(new Error(code >= 500 ? 'No such mailbox here' : 'Try again later'), { responseCode: code });

/** A real SMTP server that keeps accepted mails, with faults on demand; on any free port unless given. */
export const openSmtpInbox = async (wantedPort = 0) => {
  const mails: ReceivedMail[] = [];
  const faults: Fault[] = [];
  const waiting: { count: number; arrived: () => void }[] = [];
  const named: string[] = [];

  const isFor = ({ to }: Fault, recipients: readonly string[]): boolean =>
    to === undefined || recipients.includes(to);
  const takeFault = (recipients: readonly string[], atRecipient: boolean): Fault | undefined => {
    const index = faults.findIndex((fault) => isFor(fault, recipients));
    if (atRecipient && faults[index]?.at !== 'recipient') return undefined;
    return index < 0 ? undefined : faults.splice(index, 1)[0];
  };
  const keep = (mail: ReceivedMail): void => {
    mails.push(mail);
    for (const { count, arrived } of waiting) if (mails.length >= count) arrived();
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, answer) => {
      named.push(address);
      const fault = takeFault([address], true);
      if (fault?.at !== 'recipient') return answer();
      answer(refusal(fault.code));
    },
    onData: (stream, { envelope }, answer) => {
      const received = (raw: Buffer): void => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const fault = takeFault(to, false);
        if (fault?.at === 'content') return answer(refusal(fault.code));
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        keep({ from, to, raw });
        if (fault === undefined) return answer();
        for (const connection of server.connections) connection.close();
      };
      // An aborted mail does not count.
      buffer(stream).then(received, () => undefined);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => void server.listen(wantedPort, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** How often a sender has named a recipient, or this one. */
    conversations: (to?: string): number =>
      named.filter((address) => to === undefined || address === to).length,
    failNext: (fault: Fault): void => void faults.push(fault),
    /** Resolves when so many mails have arrived since the start, or since `clear`. */
    received: (count: number): Promise<void> =>
      mails.length >= count
        ? Promise.resolve()
        : new Promise<void>((arrived) => waiting.push({ count, arrived })),
    /** Forgets what has arrived and the faults to come. */
    clear: (): void => {
      for (const kept of [mails, faults, named]) kept.length = 0;
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
};
export type SmtpInbox = Awaited<ReturnType<typeof openSmtpInbox>>;

/** A mailer that sends to an inbox of its own. */
export const openMailer = async () => {
  const inbox = await openSmtpInbox();
  const mail = { smtpUrl: inbox.url, from: 'Plateno <receipts@plateno.example>', perHour: 500 };
  return {
    mailer: new SmtpMailer(mail),
    config: { mail, publicUrl: 'https://plateno.example' },
    inbox,
    /** The next mail is rejected permanently, or cannot be sent now. */
    failNext: (fault: 'REFUSED' | 'AWAY'): void =>
      inbox.failNext({ at: 'recipient', code: fault === 'REFUSED' ? 550 : 450 }),
    close: inbox.close,
  };
};
