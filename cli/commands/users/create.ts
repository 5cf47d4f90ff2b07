import { Flags } from '@oclif/core';
import { roles, type Role } from '#kernel/actor.ts';
import { languages, type Language } from '#kernel/language.ts';
import { idFlag } from '../../arguments.ts';
import { passwordFlags, PlatenoCommand } from '../../command.ts';
import { fill, words } from '../../words.ts';

type Created = Readonly<{ id: number; username: string; role: Role }>;

export default class UsersCreate extends PlatenoCommand {
  static override summary = words.userCreateSummary;
  static override examples = [
    '<%= config.bin %> users create --username vera --email vera@firma.bg --first-name Vera --last-name Ilieva --role ADMIN',
    '<%= config.bin %> users create --username vera --email vera@firma.bg --first-name Vera --last-name Ilieva --role ADMIN --password-stdin < password.txt',
  ];
  static override flags = {
    username: Flags.string({ required: true, summary: words.usernameFlag }),
    email: Flags.string({ required: true, summary: words.emailFlag }),
    'first-name': Flags.string({ required: true, summary: words.firstNameFlag }),
    'last-name': Flags.string({ required: true, summary: words.lastNameFlag }),
    role: Flags.option({ options: roles })({ required: true, summary: words.roleFlag }),
    merchant: idFlag({ summary: words.actingMerchantFlag }),
    language: Flags.option({ options: languages })({
      default: 'bg' as Language,
      summary: words.languageFlag,
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
      return application
        .resolve(CreateUser)
        .execute({ ...about, actor, language, password, merchantId: flags.merchant });
    });
    this.log(fill(words.userCreated, { id, username, role }));
    return { id, username, role };
  }
}
