import type { Erasure } from '#kernel/personal-data.ts';
import { dryRunFlag } from '../../bulk-command.ts';
import { confirmationFlags, PlatenoCommand } from '../../command.ts';
import { subjectFlags, subjectOf } from '../../privacy-flags.ts';
import { cliLanguage, fill, messages as texts } from '../../messages.ts';

export default class PrivacyErase extends PlatenoCommand {
  static override summary = texts.privacyEraseSummary;
  static override examples = [
    '<%= config.bin %> privacy erase --email maria@example.com --dry-run',
    '<%= config.bin %> privacy erase --email maria@example.com --yes',
    '<%= config.bin %> privacy erase --merchant 7',
  ];
  static override flags = { ...subjectFlags, ...dryRunFlag, ...confirmationFlags };

  async run(): Promise<{ erasures: readonly Erasure[] }> {
    const { flags } = await this.parse(PrivacyErase);
    const subject = subjectOf(flags);
    await this.confirm(texts.eraseQuestion, flags);
    const erasures = await this.asOperator(({ application, actor }) =>
      application.personalData.erase({ actor, subject }),
    );
    const { messages } = await import('#messages/message-catalogue.ts');
    if (this.isDryRun) this.notify(texts.eraseWould);
    for (const { kind, ground, ...counts } of erasures) {
      const what = messages.say(cliLanguage, `privacy.kind.${kind}`);
      const why = ground === null ? '' : ` (${messages.say(cliLanguage, `privacy.ground.${ground}`)})`;
      this.log(`${fill(texts.erased, { kind: what, ...counts })}${why}`);
    }
    if (subject.kind === 'email') this.notify(texts.erasedElsewhere);
    return { erasures };
  }
}
