import { Flags } from '@oclif/core';
import type { FoundProof } from '#modules/invoices/index.ts';
import { dryRunFlag } from '../../bulk-command.ts';
import { confirmationFlags, PlatenoCommand } from '../../command.ts';
import { describeInvoice, findInvoice, invoiceArgs, invoiceFlags } from '../../invoice-argument.ts';
import { fill, messages } from '../../messages.ts';

type Result = FoundProof &
  Readonly<{
    id: number;
    invoiceNumber: string;
    /** null: nothing was recorded. */ correctionHash: string | null;
  }>;

export default class InvoicesCorrectProof extends PlatenoCommand {
  static override summary = messages.correctProofSummary;
  static override examples = [
    '<%= config.bin %> invoices correct-proof 0000000054 --merchant 7 --reason "отрязан знак в описанието" --dry-run',
    '<%= config.bin %> invoices correct-proof --id 88 --reason "отрязан знак в описанието" --yes',
  ];
  static override args = invoiceArgs;
  static override flags = {
    ...invoiceFlags,
    ...confirmationFlags,
    ...dryRunFlag,
    reason: Flags.string({ required: true, summary: messages.correctProofReasonFlag }),
  };

  async run(): Promise<Result> {
    const given = await this.parse(InvoicesCorrectProof);
    const { reason } = given.flags;
    const result = await this.asOperator(async ({ application, actor, ask }) => {
      const meant = await findInvoice(ask, given);
      this.notify(describeInvoice(meant));
      const { CorrectProof } = await import('#modules/invoices/index.ts');
      const correction = application.resolve(CorrectProof);
      const { id: invoiceId, invoiceNumber } = meant;
      const proof = await correction.find({ actor, invoiceId });
      this.#show(proof);
      await this.confirm(messages.correctProofQuestion, given.flags);
      const hash = await correction.execute({ actor, invoiceId, proof, reason });
      return { id: invoiceId, invoiceNumber, ...proof, correctionHash: this.isDryRun ? null : hash };
    });
    const { invoiceNumber, correctionHash } = result;
    this.log(
      correctionHash === null
        ? fill(messages.correctProofDry, { invoiceNumber })
        : fill(messages.correctProofDone, { invoiceNumber, hash: correctionHash }),
    );
    return result;
  }

  #show({ documentHash, contentHash, differences }: FoundProof): void {
    for (const { field, hashed, stored } of differences)
      this.notify(fill(messages.correctProofText, { field, hashed, stored }));
    this.notify(fill(messages.correctProofHashes, { documentHash, contentHash }));
  }
}
