import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';

interface Noted {
  /** As stored in history and audit log: `user:5`, `key:7f3k2q5a`, `operator:root`, `system:webhook`, `anonymous`. */
  readonly actor: string;
  /** The username of an existing user. */
  readonly username?: string | null;
}

type Kind = keyof typeof en.admin.audit.actors;
const kinds: readonly string[] = ['user', 'key', 'operator', 'system', 'anonymous'] satisfies Kind[];

/** Display names of actors. */
export const useActorMessages = () => {
  const t = useMessages<typeof en>();
  return ({ actor, username }: Noted): string => {
    if (username) return username;
    const [kind = '', ...name] = actor.split(':');
    return kinds.includes(kind) ? t(`admin.audit.actors.${kind as Kind}`, { name: name.join(':') }) : actor;
  };
};
