import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnchorFile } from '#modules/invoices/adapters/files/anchor-file.ts';
import { describeAnchorStore } from '#test/contracts/anchor-store.ts';

describeAnchorStore('AnchorFile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'anchors-'));
  return {
    store: new AnchorFile(join(folder, 'missing', 'anchors.jsonl')),
    close: () => rm(folder, { recursive: true }),
  };
});
