import { anonymous } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobHandler, jobType } from '#kernel/jobs.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Random } from '#kernel/random.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { useCase } from '#platform/define-module.ts';
import type { Log } from '#platform/log.ts';
import { proofRoutes } from './adapters/http/document-proofs.routes.ts';
import { proofForm, proofPage } from './adapters/http/proof-page.ts';
import { giveMissingTokens } from './adapters/postgres/document-tokens.ts';
import type { SqlDocumentsOfClosing } from './adapters/postgres/sql-documents-of-closing.ts';
import { storedProofs } from './adapters/postgres/stored-proofs.ts';
import { Ed25519Signatures } from './adapters/signatures/ed25519-signatures.ts';
import { proofKeys } from './adapters/signatures/proof-keys.ts';
import { sha256Digest } from './adapters/signatures/sha256-digest.ts';
import type { AnchorNumbers } from './application/numbers/anchor-numbers.ts';
import { ProveDocument } from './application/numbers/prove-document.ts';
import type { SendPayerReceipt } from './application/send-payer-receipt.ts';
import type { PrintCopy } from './application/print-copy.ts';
import type { UblFiles } from './application/ubl-files.ts';
import type { Anchors } from './domain/numbers/anchor.ts';
import type { AnchorStore } from './ports/anchor-store.ts';

/** At 01:50 in Sofia: documents that the release before has issued on this schema. */
const tokensJob = jobType('invoices.give-tokens', 10);
const tokensSchedule = '50 1 * * *';

type Deps = Readonly<{
  config: Config;
  database: Database;
  random: Random;
  clock: Clock;
  limits: RateLimits;
  log: Log;
  messages: Messages;
  anchorStore: AnchorStore;
  anchorNumbers: AnchorNumbers;
  documentsOfClosing: SqlDocumentsOfClosing;
  printCopy: PrintCopy;
  ublFiles: UblFiles;
  sendPayerReceipt: Pick<SendPayerReceipt, 'execute'>;
}>;

/** The stored anchors; read and checked again only when their text is another one. */
const currentAnchors = ({ anchorStore, anchorNumbers }: Pick<Deps, 'anchorStore' | 'anchorNumbers'>) => {
  let known: Readonly<{ text: string; anchors: Anchors }> | null = null;
  return async (): Promise<Anchors> => {
    const text = await anchorStore.read();
    if (known?.text !== text) known = { text, anchors: await anchorNumbers.read(text) };
    return known.anchors;
  };
};

/** Composes the proofs of documents: their calls, their page, and the tokens by which they are found. */
export const documentProofs = (deps: Deps) => {
  const { config, log } = deps;
  const keys = proofKeys(config.anchorKeys);
  const proveDocument = useCase(ProveDocument, {
    ...deps,
    keys,
    proofs: storedProofs(deps),
    anchors: currentAnchors(deps),
    digest: sha256Digest,
    mailDocument: (mail) => deps.sendPayerReceipt.execute({ ...mail, actor: anonymous, withUbl: true }),
    report: (document) => log.error(document, 'a document was changed in the database after its issue'),
  });
  return {
    routes: proofRoutes({ ...deps, proveDocument, signatures: new Ed25519Signatures(config.anchorKeys) }),
    pages: [proofPage({ ...deps, proveDocument })],
    formPosts: [proofForm({ proveDocument })],
    jobs: [jobHandler(tokensJob, async () => void (await giveMissingTokens(deps)), tokensSchedule)],
  };
};
