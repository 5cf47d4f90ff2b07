import { Args, type Command } from '@oclif/core';
import { PlatenoCommand } from '../command.ts';
import { words } from '../words.ts';

const shells = ['bash', 'zsh'] as const;

type Branch = { words: Set<string> };

/** What may follow each path of words: topics, commands, flags and the values that a flag chooses from. */
const branchesOf = (commands: readonly Command.Loadable[]): Map<string, Branch> => {
  const branches = new Map<string, Branch>();
  const add = (path: string, ...next: string[]): void => {
    const branch = branches.get(path) ?? { words: new Set() };
    for (const word of next) branch.words.add(word);
    branches.set(path, branch);
  };
  for (const { id, flags, args } of commands) {
    const parts = id.split(':');
    for (const [index, part] of parts.entries()) add(parts.slice(0, index).join(' '), part);
    const path = parts.join(' ');
    add(path, ...Object.keys(flags).map((name) => `--${name}`));
    for (const { options = [] } of Object.values(args)) add(path, ...options);
    for (const [name, flag] of Object.entries(flags)) {
      if (flag.type === 'option' && flag.options) add(`${path} --${name}`, ...flag.options);
    }
  }
  return branches;
};

const scriptOf = (bin: string, commands: readonly Command.Loadable[]): string => {
  const cases = [...branchesOf(commands)].map(
    ([path, { words: next }]) => `    '${path}') next='${[...next].toSorted().join(' ')}' ;;`,
  );
  return `_${bin}() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} path='' word next=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in -*) ;; *) [[ $path == *' '* ]] || path="\${path:+$path }$word" ;; esac
  done
  case $previous in --*) path="$path $previous" ;; esac
  case $path in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$next" -- "$current"))
}
complete -o default -F _${bin} ${bin}`;
};

export default class Completion extends PlatenoCommand {
  static override summary = words.completionSummary;
  static override enableJsonFlag = false;
  static override examples = [
    'source <(<%= config.bin %> completion bash)',
    'source <(<%= config.bin %> completion zsh)',
  ];
  static override args = {
    shell: Args.option({ options: shells })({ required: true, description: words.shellArgument }),
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
