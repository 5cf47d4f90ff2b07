import { Flags } from '@oclif/core';
import { createApiKey, type CreatedKey } from '#contract/integrations/api-keys.ts';
import type { KeyScope } from '#kernel/key-scopes.ts';
import { idFlag } from '../../arguments.ts';
import { PlatenoCommand, requestKeyFlag } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class KeysCreate extends PlatenoCommand {
  static override summary = messages.keyCreateSummary;
  static override examples = [
    '<%= config.bin %> keys create --merchant 7 --name "Онлайн магазин" --scopes links:write,payments:read',
    '<%= config.bin %> keys create --merchant 7 --name Books --scopes exports:read --expires-in-days 365 --network 203.0.113.0/24 --json',
  ];
  static override flags = {
    ...requestKeyFlag,
    merchant: idFlag({ required: true, summary: messages.merchantFlag }),
    name: Flags.string({ required: true, summary: messages.keyNameFlag }),
    scopes: Flags.string({ required: true, summary: messages.keyScopesFlag }),
    'expires-in-days': Flags.integer({ summary: messages.keyDaysFlag }),
    network: Flags.string({ multiple: true, summary: messages.keyNetworkFlag }),
  };

  async run(): Promise<CreatedKey> {
    const { flags } = await this.parse(KeysCreate);
    const { merchant, name, network: networks = [] } = flags;
    // The contract names the scopes that it does not know.
    const scopes = flags.scopes.split(',').map((scope) => scope.trim() as KeyScope);
    const body = { name, scopes, networks, expiresInDays: flags['expires-in-days'] };
    const created = await this.asOperator(({ ask }) => ask(createApiKey, { body }), merchant);
    this.log(created.key);
    this.notify(fill(messages.keyCreated, { id: created.details.id, merchant }));
    return created;
  }
}
