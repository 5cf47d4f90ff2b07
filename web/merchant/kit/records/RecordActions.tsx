import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../../shared/layout/Button.tsx';
import { Menu } from '../../../shared/layout/Menu.tsx';
import { useIsCompact } from '../../../shared/list/list-place.ts';
import { ListMessages, useListMessages } from '../lists/messages/list-messages.ts';
import type { RecordAction } from './record-action.ts';
import classes from './RecordActions.module.css';

interface RecordActionsProps {
  /** The next step by the state of the record; filled. */
  readonly primary?: RecordAction | undefined;
  /** At most two beside it; on a phone and beside a list only the first, the other leads the menu. */
  readonly beside?: readonly RecordAction[];
  /** In the menu. */
  readonly more?: readonly RecordAction[];
}

/** The actions on a record in one row: the primary one, one or two beside it, all others in the menu "More". */
export const RecordActions = (props: RecordActionsProps) => (
  <ListMessages>
    <Actions {...props} />
  </ListMessages>
);

const Actions = ({ primary, beside = [], more = [] }: RecordActionsProps) => {
  const t = useListMessages();
  const shown = useIsCompact() ? 1 : 2;
  const rest = [...beside.slice(shown), ...more];
  // A menu of one is that button, where the row has its place.
  const isRoomy = (primary ? 1 : 0) + Math.min(beside.length, shown) <= shown;
  const [only] = rest.length === 1 && isRoomy ? rest : [];
  return (
    <div className={classes['actions']} role="group" aria-label={t('lists.actions.all')} data-actions>
      {primary && <Action action={primary} isPrimary />}
      {beside.slice(0, shown).map((action) => (
        <Action key={action.label} action={action} />
      ))}
      {only && <Action action={only} />}
      {rest.length > 0 && only === undefined && (
        <Menu
          label={
            <>
              {t('lists.actions.more')}
              <Icon name="down" size={16} />
            </>
          }
          items={rest.map(({ label, onPress, to }) =>
            to === undefined ? { key: label, label, onChoose: onPress } : { key: label, label, to },
          )}
        />
      )}
    </div>
  );
};

const Action = ({ action, isPrimary = false }: { action: RecordAction; isPrimary?: boolean }) => {
  const { label, icon, busy, onPress, to } = action;
  const variant = isPrimary ? 'primary' : 'secondary';
  const content = (
    <>
      {icon !== undefined && busy !== true && <Icon name={icon} />}
      {label}
    </>
  );
  return to === undefined ? (
    <Button variant={variant} busy={busy ?? false} onClick={onPress}>
      {content}
    </Button>
  ) : (
    <ButtonLink variant={variant} to={to}>
      {content}
    </ButtonLink>
  );
};
