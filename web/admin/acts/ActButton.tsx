import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';

interface Named {
  readonly icon: IconName;
  readonly act: string;
  /** Upon whom or what, for those who hear the button apart from its row. */
  readonly of: string;
  /** In a row of a table there is room for the drawing only. */
  readonly isInRow: boolean;
}

type ActButtonProps = Named & Pick<ComponentProps<typeof Button>, 'look' | 'busy' | 'onClick'>;

/** A button that names the act and whom it is done to. */
export const ActButton = ({ look, busy, onClick, ...named }: ActButtonProps) => (
  <Button
    look={look}
    icon={named.isInRow}
    size={named.isInRow ? 'small' : 'medium'}
    title={named.act}
    busy={busy ?? false}
    onClick={onClick}
  >
    <ActName {...named} />
  </Button>
);

export const ActName = ({ icon, act, of, isInRow }: Named) => (
  <>
    {isInRow ? <Icon name={icon} size={18} /> : act}
    <span className="visually-hidden">{isInRow ? `${act}: ${of}` : `: ${of}`}</span>
  </>
);
