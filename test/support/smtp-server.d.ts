declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  /** The part of the package's API that the tests use. */
  type Answer = (error?: (Error & { responseCode?: number }) | null) => void;
  type Address = { address: string };
  export type SMTPServerSession = { envelope: { mailFrom: Address | false; rcptTo: Address[] } };
  export class SMTPServer {
    constructor(options: {
      authOptional: boolean;
      disabledCommands: string[];
      disableReverseLookup: boolean;
      onRcptTo(address: Address, session: SMTPServerSession, answer: Answer): void;
      onData(stream: Readable, session: SMTPServerSession, answer: Answer): void;
    });
    server: Server;
    connections: Set<{ close(): void }>;
    listen(port: number, host: string, listening: () => void): Server;
    close(closed: () => void): void;
    on(event: 'error', handle: (error: Error) => void): this;
  }
}
