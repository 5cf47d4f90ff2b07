import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobType } from '#kernel/jobs.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { stateOn } from '../domain/proforma.ts';
import type { PrintProforma } from './print-proforma.ts';
import type { ProformaRows, StoredProforma } from './proforma-rows.ts';

/** Thirty attempts over most of a day, as for mails with documents. */
export const proformaMailed = jobType<{ id: number; to: string; version: number; sentAt: string }>(
  'proformas.mail',
  30,
);

/** A proforma or an offer with its PDF. */
export type ProformaLetter = Readonly<{
  to: string;
  id: string;
  proforma: StoredProforma;
  merchant: MerchantRecord;
  pdf: Readonly<{ fileName: string; content: Uint8Array }>;
}>;
export const ofProforma = letterType<ProformaLetter>('proformas.sent');

type Deps = Readonly<{
  rows: ProformaRows;
  merchants: MerchantDirectory;
  print: PrintProforma;
  letters: Letters;
  clock: Clock;
}>;

/** Mails one version of a proforma; one that was changed or withdrawn meanwhile is not mailed. */
export class MailProforma {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({
    id,
    to,
    version,
    sentAt,
  }: Readonly<{ id: number; to: string; version: number; sentAt: string }>): Promise<void> {
    const { rows, merchants, print, letters, clock } = this.#deps;
    const proforma = await rows.find({ id });
    if (proforma === null || proforma.version !== version) return;
    const state = stateOn(proforma, businessDateOf(clock.now()));
    const merchant = await merchants.byId(proforma.merchantId);
    if (merchant === null || (state !== 'SENT' && state !== 'ACCEPTED')) return;
    const pdf = await print(proforma, new AbortController().signal);
    await letters.send(ofProforma, {
      to,
      id: `proforma-${id}-${new Date(sentAt).getTime()}`,
      proforma,
      merchant,
      pdf,
    });
  }
}
