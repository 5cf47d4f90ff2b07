import { Flags } from '@oclif/core';
import { maxKeyGraceHours, rotateApiKey, type CreatedKey } from '#contract/integrations/api-keys.ts';
import { keyArgument } from '../../arguments.ts';
import { PlatenoCommand, requestKeyFlag } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class KeysRotate extends PlatenoCommand {
  static override summary = messages.keyRotateSummary;
  static override examples = [
    '<%= config.bin %> keys rotate 7f3k2q5a --grace-hours 24',
    '<%= config.bin %> keys rotate 7f3k2q5a --grace-hours 0 --json',
  ];
  static override args = { key: keyArgument };
  static override flags = {
    ...requestKeyFlag,
    'grace-hours': Flags.integer({
      required: true,
      min: 0,
      max: maxKeyGraceHours,
      summary: messages.keyGraceFlag,
    }),
  };

  async run(): Promise<CreatedKey> {
    const { args, flags } = await this.parse(KeysRotate);
    const call = { params: { id: args.key }, body: { graceHours: flags['grace-hours'] } };
    const created = await this.asOperator(({ ask }) => ask(rotateApiKey, call));
    this.log(created.key);
    const { id, merchantId: merchant } = created.details;
    this.notify(fill(messages.keyCreated, { id, merchant }));
    return created;
  }
}
