import { userInfo } from 'node:os';
import { text } from 'node:stream/consumers';
import { Flags } from '@oclif/core';
import { roles, type Role } from '#kernel/actor.ts';
import { languages, type Language } from '#kernel/language.ts';
import { CreateUser } from '#modules/users/index.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, words } from '../../words.ts';

type Created = Readonly<{ id: number; username: string; role: Role }>;

export default class UsersCreate extends PlatenoCommand {
  static override summary = words.userCreateSummary;
  static override examples = [
    '<%= config.bin %> users create --username vera --email vera@firma.bg --first-name Vera --last-name Ilieva --role ADMIN --password-stdin < password.txt',
  ];
  static override flags = {
    username: Flags.string({ required: true, summary: words.usernameFlag }),
    email: Flags.string({ required: true, summary: words.emailFlag }),
    'first-name': Flags.string({ required: true, summary: words.firstNameFlag }),
    'last-name': Flags.string({ required: true, summary: words.lastNameFlag }),
    role: Flags.option({ options: roles })({ required: true, summary: words.roleFlag }),
    language: Flags.option({ options: languages })({
      default: 'bg' as Language,
      summary: words.languageFlag,
    }),
    // Never a flag of its own: other users of the machine can read them.
    'password-stdin': Flags.boolean({ summary: words.passwordStdinFlag }),
  };

  async run(): Promise<Created> {
    const { flags } = await this.parse(UsersCreate);
    if (!flags['password-stdin']) this.error(words.passwordMissing, { exit: 2 });
    const [password = ''] = (await text(process.stdin)).split(/\r?\n/, 1);
    const { username, email, role, language } = flags;
    const { id } = await this.withApplication((application) =>
      application.resolve(CreateUser).execute({
        actor: { kind: 'operator', name: userInfo().username },
        username,
        email,
        firstName: flags['first-name'],
        lastName: flags['last-name'],
        role,
        language,
        password,
      }),
    );
    this.log(fill(words.userCreated, { id, username, role }));
    return { id, username, role };
  }
}
