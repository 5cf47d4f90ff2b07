import { Args, type Command } from '@oclif/core';
import { PlatenoCommand } from '../command.ts';
import { messages } from '../messages.ts';

const shells = ['bash', 'zsh'] as const;

/** Placeholder for file names, which the shell completes. */
const files = ':files';

/** Possible next words for each path: topics, commands, flags and the values of flags with options. */
const branchesOf = (commands: readonly Command.Loadable[]): Map<string, Set<string>> => {
  const branches = new Map<string, Set<string>>();
  const add = (path: string, ...next: string[]): void => {
    branches.set(path, new Set([...(branches.get(path) ?? []), ...next]));
  };
  for (const { id, flags, args } of commands) {
    const parts = id.split(':');
    for (const [index, part] of parts.entries()) add(parts.slice(0, index).join(' '), part);
    const path = parts.join(' ');
    add(path, ...Object.keys(flags).map((name) => `--${name}`));
    if ('file' in args) add(path, files);
    for (const { options = [] } of Object.values(args)) add(path, ...options);
    for (const [name, flag] of Object.entries(flags)) {
      if (flag.type !== 'option') continue;
      const values = flag.helpValue === '<file>' ? [files] : (flag.options ?? []);
      for (const written of [`--${name}`, ...(flag.char === undefined ? [] : [`-${flag.char}`])])
        if (values.length > 0) add(`${path} ${written}`, ...values);
    }
  }
  return branches;
};

/** Only a topic is followed by another word of the path; zsh reserves the name `path`. */
const scriptOf = (bin: string, commands: readonly Command.Loadable[]): string => {
  const cases = [...branchesOf(commands)].map(
    ([path, next]) => `    '${path}') next='${[...next].toSorted().join(' ')}' ;;`,
  );
  const topics = new Set(commands.filter(({ id }) => id.includes(':')).map(({ id }) => id.split(':')[0]!));
  return `_${bin}() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} typed='' word next=''
  for word in "\${COMP_WORDS[@]:1:$((COMP_CWORD - 1))}"; do
    case $word in
      -*) ;;
      *) case $typed in ''|${[...topics].join('|')}) typed="\${typed:+$typed }$word" ;; esac ;;
    esac
  done
  case $previous in -*) typed="$typed $previous" ;; esac
  case $typed in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "\${next//:files/}" -- "$current"))
  local IFS=$'\\n'
  case $next in *:files*) COMPREPLY+=($(compgen -f -- "$current")) ;; esac
}
complete -o default -F _${bin} ${bin}`;
};

export default class Completion extends PlatenoCommand {
  static override summary = messages.completionSummary;
  static override enableJsonFlag = false;
  static override examples = [
    'source <(<%= config.bin %> completion bash)',
    'source <(<%= config.bin %> completion zsh)',
  ];
  static override args = {
    shell: Args.option({ options: shells })({ required: true, description: messages.shellArgument }),
  };

  async run(): Promise<void> {
    const { args } = await this.parse(Completion);
    if (args.shell === 'zsh') this.log('autoload -U +X bashcompinit && bashcompinit');
    this.log(
      scriptOf(
        this.config.bin,
        this.config.commands.toSorted((one, other) => one.id.localeCompare(other.id)),
      ),
    );
  }
}
