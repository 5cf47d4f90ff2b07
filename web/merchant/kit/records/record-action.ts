import type { IconName } from '../../../shared/icons/Icon.tsx';

/** An action on a record: a press, or a link `to` a page. */
export type RecordAction = Readonly<{ label: string; icon?: IconName; busy?: boolean }> &
  Readonly<{ onPress: () => void; to?: never } | { to: string; onPress?: never }>;

/** Without what is false: an action that the state or the role does not allow. */
export const actionsOf = (...actions: readonly (RecordAction | false)[]): readonly RecordAction[] =>
  actions.filter((action) => action !== false);
