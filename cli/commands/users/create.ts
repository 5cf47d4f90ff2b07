import { Flags } from '@oclif/core';
import { createUser } from '#contract/users/users.ts';
import { roles, type Role } from '#kernel/actor.ts';
import { languages, type Language } from '#kernel/language.ts';
import { idFlag } from '../../arguments.ts';
import { mustAccept } from '../../ask.ts';
import { passwordFlags, PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

type Created = Readonly<{ id: number; username: string; role: Role }>;

export default class UsersCreate extends PlatenoCommand {
  static override summary = messages.userCreateSummary;
  static override examples = [
    '<%= config.bin %> users create --username vera --email vera@firma.bg --first-name Vera --last-name Ilieva --role ADMIN',
    '<%= config.bin %> users create --username vera --email vera@firma.bg --first-name Vera --last-name Ilieva --role ADMIN --password-stdin < password.txt',
  ];
  static override flags = {
    username: Flags.string({ required: true, summary: messages.usernameFlag }),
    email: Flags.string({ required: true, summary: messages.emailFlag }),
    'first-name': Flags.string({ required: true, summary: messages.firstNameFlag }),
    'last-name': Flags.string({ required: true, summary: messages.lastNameFlag }),
    role: Flags.option({ options: roles })({ required: true, summary: messages.roleFlag }),
    merchant: idFlag({ summary: messages.actingMerchantFlag }),
    language: Flags.option({ options: languages })({
      default: 'bg' as Language,
      summary: messages.languageFlag,
    }),
    ...passwordFlags,
  };

  async run(): Promise<Created> {
    const { flags } = await this.parse(UsersCreate);
    const { username, email, role, language } = flags;
    const about = { username, email, firstName: flags['first-name'], lastName: flags['last-name'], role };
    const password = await this.readPassword(flags);
    const { id } = await this.asOperator(async ({ application, actor }) => {
      const { CreateUser } = await import('#modules/users/index.ts');
      await mustAccept(createUser, { ...about, password, merchantId: flags.merchant });
      return application
        .resolve(CreateUser)
        .execute({ ...about, actor, language, password, merchantId: flags.merchant });
    });
    this.log(fill(messages.userCreated, { id, username, role }));
    return { id, username, role };
  }
}
