import { Flags } from '@oclif/core';
import type { PersonalRecords } from '#kernel/personal-data.ts';
import { outputFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { subjectFlags, subjectOf } from '../../privacy-flags.ts';
import { renderFacts } from '../../table.ts';
import { cliLanguage, fill, messages as texts } from '../../messages.ts';
import { writeOut } from '../../write-out.ts';

const formats = ['text', 'json'] as const;

export default class PrivacyExport extends PlatenoCommand {
  static override summary = texts.privacyExportSummary;
  static override enableJsonFlag = false;
  static override examples = [
    '<%= config.bin %> privacy export --email maria@example.com --output maria.txt',
    '<%= config.bin %> privacy export --email maria@example.com --format json > maria.json',
    '<%= config.bin %> privacy export --user 12 --format json',
  ];
  static override flags = {
    ...subjectFlags,
    format: Flags.option({ options: formats })({
      default: 'text' as (typeof formats)[number],
      summary: texts.copyFormatFlag,
    }),
    output: outputFlag(),
  };

  async run(): Promise<void> {
    const { format, output, ...about } = (await this.parse(PrivacyExport)).flags;
    const subject = subjectOf(about);
    const records = await this.asOperator(({ application, actor }) =>
      application.personalData.export({ actor, subject }),
    );
    const copy =
      format === 'json'
        ? JSON.stringify({ subject, takenAt: new Date().toISOString(), records }, undefined, 2)
        : await this.#readable(records);
    await writeOut(new TextEncoder().encode(`${copy}\n`), output);
    if (output) this.notify(fill(texts.written, { file: output }));
  }

  async #readable(records: readonly PersonalRecords[]): Promise<string> {
    const { messages } = await import('#messages/message-catalogue.ts');
    const parts = records.flatMap(({ kind, rows }) => [
      `${messages.say(cliLanguage, `privacy.kind.${kind}`)} (${rows.length})`,
      // Formatted as for a terminal, wherever it is written: a person reads it.
      ...rows.map((row) => renderFacts(row, { isTTY: true }).join('\n')),
    ]);
    return parts.join('\n\n');
  }
}
