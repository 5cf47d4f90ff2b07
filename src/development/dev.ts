import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, isFreePort } from './ports.ts';
import { serveWeb } from './serve-web.ts';
import { root, startViteBuild } from './vite-process.ts';
import { developmentMessages } from './messages.ts';

/**
 * `npm run dev`: Vite's development server at PORT, with hot replacement, proxies to the server on a free port,
 * which restarts when one of its files changes. Only the pay page, which the server renders, is built. Ends with
 * Ctrl-C or SIGTERM.
 */
const host = process.env['HOST'] || '127.0.0.1';
const port = Number(process.env['PORT'] || 8080);

/** Database, sandbox and mailbox keep the ports that they have with `npm start`. */
const startServer = (serverPort: number) => {
  const companions = {
    SANDBOX_PORT: String(port + 1),
    MAILBOX_PORT: String(port + 2),
    SMTP_PORT: String(port + 3),
    METRICS_PORT: String(port + 9),
    PUBLIC_URL: `http://localhost:${port}`,
  };
  return spawn(process.execPath, ['--watch', 'src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...companions, ...process.env, PORT: String(serverPort) },
  });
};

if (!(await isFreePort(port, host))) {
  process.stderr.write(`${developmentMessages(process.env).portTaken(port, 'PORT')}\n`);
  process.exit(1);
}
const serverPort = await freePort();
const children = [
  startServer(serverPort),
  startViteBuild('vite.pay.config.ts', '--watch'),
  startViteBuild('vite.public-page.config.ts', '--watch'),
  startViteBuild('vite.server.config.ts', '--watch'),
];
const web = serveWeb({ host, port, serverPort });

const stop = async (): Promise<void> => {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const exits = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all([...exits, web.then((close) => close())]);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(0)));
}
await web;
