import { getArchiveFile, requestArchive } from '#contract/archives/archives.ts';
import { fileFlag, oneId } from '../../arguments.ts';
import { PlatenoCommand, type Session } from '../../command.ts';
import { fill, messages } from '../../messages.ts';
import { startProgress } from '../../progress.ts';
import { writeOut } from '../../write-out.ts';

export default class MerchantsArchive extends PlatenoCommand {
  static override summary = messages.merchantsArchiveSummary;
  static override examples = [
    '<%= config.bin %> merchants archive 7',
    '<%= config.bin %> merchants archive 7 --out arhiv.zip',
  ];
  static override args = { id: oneId };
  static override flags = { out: fileFlag({ summary: messages.archiveOutFlag }) };

  async run(): Promise<{ id: number; file: string | null }> {
    const { args, flags } = await this.parse(MerchantsArchive);
    const params = { id: Number(args.id) };
    const { out } = flags;
    return this.asOperator(async (session) => {
      const { id } = await session.ask(requestArchive, { params });
      if (out === undefined) this.log(fill(messages.archiveBegun, { id }));
      else await this.#write(session, id, out);
      return { id, file: out ?? null };
    });
  }

  /** Makes what the jobs have not made, in this process. */
  async #write({ application, ask }: Session, archiveId: number, file: string): Promise<void> {
    const { MakeArchive } = await import('#modules/archives/index.ts');
    const progress = startProgress();
    let before = 0;
    const onPart = (done: number, total: number): void => {
      if (total > 0) progress.expect(total);
      progress.advance(done - before);
      before = done;
    };
    try {
      await application.resolve(MakeArchive).run(archiveId, undefined, onPart);
    } finally {
      progress.end();
    }
    await writeOut(await ask(getArchiveFile, { params: { id: archiveId } }), file);
    this.notify(fill(messages.written, { file }));
  }
}
