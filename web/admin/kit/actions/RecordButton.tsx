import { Button, IconButton, Tooltip } from '@mui/material';
import type { ButtonProps } from '@mui/material';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../../../shared/icons/Icon.tsx';

interface RecordButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'loading' | 'onClick'> {
  readonly icon: IconName;
  readonly action: string;
  /** The record's name, for the accessible name of the button. */
  readonly of: string;
  /** Renders the icon only, for table rows. */
  readonly isInRow: boolean;
  /** Target, if the button is a link. */
  readonly to?: string;
}

/** A button or link with the action and the record in its accessible name. */
export const RecordButton = (props: RecordButtonProps) => {
  const { icon, action, of, isInRow, to, loading = false, onClick, variant = 'outlined', color } = props;
  const link = to === undefined ? {} : { component: Link, to };
  if (isInRow) {
    return (
      <Tooltip title={action}>
        <IconButton
          {...link}
          size="small"
          aria-label={`${action}: ${of}`}
          loading={loading}
          {...(onClick && { onClick })}
        >
          <Icon name={icon} size={18} />
        </IconButton>
      </Tooltip>
    );
  }
  return (
    <Button
      {...link}
      variant={variant}
      color={color ?? 'primary'}
      loading={loading}
      {...(onClick && { onClick })}
    >
      {action}
      <span className="visually-hidden">: {of}</span>
    </Button>
  );
};
