import type { Erasure } from '#kernel/personal-data.ts';
import { dryRunFlag } from '../../bulk-command.ts';
import { confirmationFlags, PlatenoCommand } from '../../command.ts';
import { subjectFlags, subjectOf } from '../../privacy-flags.ts';
import { cliLanguage, fill, words } from '../../words.ts';

export default class PrivacyErase extends PlatenoCommand {
  static override summary = words.privacyEraseSummary;
  static override examples = [
    '<%= config.bin %> privacy erase --email maria@example.com --dry-run',
    '<%= config.bin %> privacy erase --email maria@example.com --yes',
    '<%= config.bin %> privacy erase --merchant 7',
  ];
  static override flags = { ...subjectFlags, ...dryRunFlag, ...confirmationFlags };

  async run(): Promise<{ erasures: readonly Erasure[] }> {
    const { flags } = await this.parse(PrivacyErase);
    const subject = subjectOf(flags);
    const isDryRun = flags['dry-run'];
    if (!isDryRun) await this.confirm(words.eraseQuestion, flags);
    const erasures = await this.asOperator(({ application, actor }) =>
      application.personalData.erase({ actor, subject, isDryRun }),
    );
    const { sentences } = await import('#words/sentences.ts');
    if (isDryRun) this.tell(words.eraseWould);
    for (const { kind, ground, ...counts } of erasures) {
      const what = sentences.say(cliLanguage, `privacy.kind.${kind}`);
      const why = ground === null ? '' : ` (${sentences.say(cliLanguage, `privacy.ground.${ground}`)})`;
      this.log(`${fill(words.erased, { kind: what, ...counts })}${why}`);
    }
    if (subject.kind === 'email') this.tell(words.erasedElsewhere);
    return { erasures };
  }
}
