import { readFile } from 'node:fs/promises';
import { Flags } from '@oclif/core';
import type { SetupReport } from '#modules/accounts/index.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

type Finding = Readonly<{ code: string; severity: 'ERROR' | 'WARNING'; problem: string; advice: string }>;
type Checked = Omit<SetupReport, 'findings'> & Readonly<{ findings: Finding[] }>;

const marks = { ERROR: '✗', WARNING: '!' } as const;

const inWords = ({ code, severity, params }: SetupReport['findings'][number]): Finding => ({
  code,
  severity,
  problem: fill(messages[code], params),
  advice: fill(messages[`${code}.do`], params),
});

export default class StripeCheck extends PlatenoCommand {
  static override upTo = 'accounts' as const;
  static override summary = messages.stripeCheckSummary;
  static override examples = [
    '<%= config.bin %> stripe check',
    '<%= config.bin %> stripe check --key-file=stripe-key.txt --json',
  ];
  static override flags = { 'key-file': Flags.string({ summary: messages.stripeKeyFileFlag }) };

  async run(): Promise<Checked> {
    const file = (await this.parse(StripeCheck)).flags['key-file'];
    const key = file === undefined ? undefined : (await readFile(file, 'utf8')).split('\n', 1)[0]!.trim();
    const report = await this.#check(key);
    const checked = { ...report, findings: report.findings.map(inWords) };
    this.#print(checked);
    return checked;
  }

  async #check(key: string | undefined): Promise<SetupReport> {
    const { compose } = await import('#src/composition.ts');
    const { CheckProvider } = await import('#modules/accounts/index.ts');
    return this.withConfig(async ({ stripe, ...config }) => {
      const given = { ...config, stripe: { ...stripe, secretKey: key ?? stripe.secretKey } };
      const application = await compose(given, [], { upTo: StripeCheck.upTo });
      try {
        return await application.resolve(CheckProvider).execute({ actor: this.operator() });
      } finally {
        await application.close();
      }
    });
  }

  /** Exit code 1 is for errors only: a warning stops no payment. */
  #print({ account, isLive, apiVersion: version, findings }: Checked): void {
    const mode = isLive ? messages.stripeLive : messages.stripeTest;
    const { accountId: id, name, country, defaultCurrency: currency } = account ?? {};
    this.log(
      id === undefined
        ? fill(messages.stripeNoAccount, { mode, version })
        : fill(messages.stripeAccount, {
            id,
            name: name ?? '–',
            country: country ?? '–',
            currency: currency ?? '–',
            mode,
            version,
          }),
    );
    for (const { severity, problem, advice } of findings) {
      this.log(`${marks[severity]} ${problem}`);
      this.log(`    → ${advice}`);
    }
    const errors = findings.filter(({ severity }) => severity === 'ERROR').length;
    const warnings = findings.length - errors;
    if (errors > 0) process.exitCode = 1;
    if (findings.length === 0) this.log(messages.stripeRight);
    else this.log(fill(errors === 0 ? messages.stripeAdvised : messages.stripeFound, { errors, warnings }));
  }
}
