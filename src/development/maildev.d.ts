declare module 'maildev/lib/mailserver.js' {
  import type { Server } from 'node:net';

  const mailServer: {
    smtp: { server: Server };
    create(port: number, host: string, directory: string): void;
    listen(): Promise<void>;
    loadMailsFromDirectory(): void;
    close(done: () => void): void;
  };
  export default mailServer;
}

declare module 'maildev/lib/web.js' {
  import type { Server } from 'node:http';

  const web: {
    server: Server;
    start(
      port: number,
      host: string,
      mailServer: object,
      user: undefined,
      password: undefined,
      basePath: string,
      secure: object,
    ): void;
    close(done: () => void): void;
  };
  export default web;
}

declare module 'maildev/lib/logger.js' {
  const logger: { setLevel(level: 0 | 1 | 2): void };
  export default logger;
}
