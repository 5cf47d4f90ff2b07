import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { SmtpMailer } from '#platform/mail/smtp-mailer.ts';

export type ReceivedMail = Readonly<{ from: string; to: readonly string[]; raw: Buffer }>;

/**
 * Fault of the next mail: rejected at the recipient, rejected after the content, or accepted without
 * acknowledgement.
 */
type Fault = { at: 'recipient' | 'content'; code: number } | { at: 'acknowledgement' };

const refusal = (code: number): Error & { responseCode: number } =>
  Object.assign(new Error(code >= 500 ? 'No such mailbox here' : 'Try again later'), { responseCode: code });

/** A real SMTP server that keeps accepted mails, with faults on demand; on any free port unless given. */
export const openSmtpInbox = async (wantedPort = 0) => {
  const mails: ReceivedMail[] = [];
  const faults: Fault[] = [];
  const waiting: { count: number; arrived: () => void }[] = [];
  let conversations = 0;

  const keep = (mail: ReceivedMail): void => {
    mails.push(mail);
    for (const { count, arrived } of waiting) if (mails.length >= count) arrived();
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, answer) => {
      conversations += 1;
      const fault = faults[0];
      if (fault?.at !== 'recipient') return answer();
      faults.shift();
      answer(refusal(fault.code));
    },
    onData: (stream, { envelope }, answer) => {
      const received = (raw: Buffer): void => {
        const fault = faults.shift();
        if (fault?.at === 'content') return answer(refusal(fault.code));
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        keep({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
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
    /** How often a sender has named a recipient. */
    conversations: () => conversations,
    failNext: (fault: Fault): void => void faults.push(fault),
    /** Resolves when so many mails have arrived since the start. */
    received: (count: number): Promise<void> =>
      mails.length >= count
        ? Promise.resolve()
        : new Promise<void>((arrived) => waiting.push({ count, arrived })),
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
