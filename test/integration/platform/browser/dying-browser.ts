import { createReadStream, writeSync } from 'node:fs';

/** A fake browser that dies right after its start: its last answer is the last one awaited. */
let received = '';
createReadStream('', { fd: 3, encoding: 'utf8' }).on('data', (chunk) => {
  received += String(chunk);
  const commands = received.split('\0');
  received = commands.pop()!;
  for (const command of commands) {
    const { id, method } = JSON.parse(command) as { id: number; method: string };
    const result = method === 'Target.getBrowserContexts' ? { browserContextIds: [] } : {};
    writeSync(4, `${JSON.stringify({ id, result })}\0`);
    if (method === 'Target.setAutoAttach') process.exit(0);
  }
});
