import { Flags } from '@oclif/core';
import { listVatThresholds, type ThresholdOfMerchant } from '#contract/closing/vat-threshold.ts';
import { amountCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

const columns: Columns<ThresholdOfMerchant> = {
  id: ({ merchantId }) => merchantId,
  business: ({ businessName }) => businessName,
  percent: ({ percent }) => percent,
  turnover: ({ turnover }) => amountCell(turnover),
  'union percent': ({ union }) => union?.percent ?? null,
  document: ({ crossing }) => crossing?.invoiceNumber ?? null,
  'apply by': ({ crossing }) => crossing?.applyBy ?? null,
};

export default class MerchantsThresholds extends PlatenoCommand {
  static override summary = messages.thresholdsSummary;
  static override examples = ['<%= config.bin %> merchants thresholds --over 90 --json'];
  static override flags = {
    over: Flags.integer({ default: 70, min: 0, max: 1_000, summary: messages.thresholdsOverFlag }),
  };

  async run(): Promise<{ total: number; merchants: ThresholdOfMerchant[] }> {
    const { over } = (await this.parse(MerchantsThresholds)).flags;
    const merchants = await this.asOperator(({ ask }) => ask(listVatThresholds, { query: { over } }));
    this.page({ rows: merchants, total: merchants.length }, columns, messages.noThresholds);
    return { total: merchants.length, merchants };
  }
}
