import { Args, Flags } from '@oclif/core';
import type { ImportedArchive } from '#modules/imports/index.ts';
import { dryRunFlag } from '../../bulk-command.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

const numberText = (number: number): string => String(number).padStart(10, '0');

/** What comes besides business data and lists. */
const partsOf = ({ brandColor, hasLogo, hasPublicPage, registrations: count }: ImportedArchive): string[] => [
  ...(hasLogo ? [messages.archiveLogo] : []),
  ...(brandColor === null ? [] : [fill(messages.archiveColor, { color: brandColor })]),
  ...(count === 0 ? [] : [fill(messages.archiveRegistrations, { count })]),
  ...(hasPublicPage ? [messages.archivePage] : []),
];

export default class MerchantsImport extends PlatenoCommand {
  static override summary = messages.merchantsImportSummary;
  static override examples = [
    '<%= config.bin %> merchants import plateno-lipa-2026-12-01.zip --dry-run',
    '<%= config.bin %> merchants import plateno-lipa-2026-12-01.zip --owner ivan@example.bg',
  ];
  static override args = {
    file: Args.string({ required: true, ignoreStdin: true, description: messages.importFileArgument }),
  };
  static override flags = {
    ...dryRunFlag,
    owner: Flags.string({ summary: messages.importOwnerFlag }),
    key: Flags.string({ summary: messages.importKeyFlag, multiple: true }),
  };

  async run(): Promise<ImportedArchive> {
    const { args, flags } = await this.parse(MerchantsImport);
    const { isDryRun } = this;
    const result = await this.asOperator(async ({ application, actor }) => {
      const { ImportArchive } = await import('#modules/imports/index.ts');
      const command = { actor, file: args.file, ownerEmail: flags.owner, keys: flags.key, isDryRun };
      return application.resolve(ImportArchive).execute(command);
    });
    this.#report(result);
    return result;
  }

  #report(result: ImportedArchive): void {
    const { isKnown, merchantId: id, businessName, ownerEmail: owner, facts } = result;
    if (isKnown) {
      this.log(fill(messages.archiveKnown, { id }));
      return;
    }
    const { installation, merchantId: merchantNumber, madeAt, anchors, signedUpTo, keys } = facts;
    const from = fill(messages.archiveFrom, {
      installation,
      merchantNumber,
      madeAt: timeCell(madeAt.toISOString())!,
    });
    if (this.isDryRun) this.log(fill(messages.archiveWould, { businessName, from, owner }));
    else this.log(fill(messages.archiveImported, { id, businessName, from, owner }));
    const { documents, customers, items, nextNumber, lastHash: hash } = result;
    this.log(fill(messages.archiveHolds, { documents, customers, items }));
    const parts = partsOf(result);
    if (parts.length > 0) this.log(fill(messages.archiveBrings, { parts: parts.join(', ') }));
    const number = numberText(nextNumber);
    this.log(
      hash === null ? fill(messages.archiveFirst, { number }) : fill(messages.archiveNext, { number, hash }),
    );
    this.log(
      anchors === 0
        ? messages.archiveUnsigned
        : fill(messages.archiveKeys, {
            anchors,
            upTo: numberText(signedUpTo),
            keys: keys.join(', '),
            installation,
          }),
    );
    this.log(messages.archiveStays);
  }
}
