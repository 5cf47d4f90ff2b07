import { Button, IconButton, Tooltip } from '@mui/material';
import type { ButtonProps } from '@mui/material';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../../shared/icons/Icon.tsx';

interface RecordButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'loading' | 'onClick'> {
  readonly icon: IconName;
  readonly action: string;
  /** The record's name, for assistive technology, which reads the button apart from its row. */
  readonly of: string;
  /** In a row of a table there is room for the drawing only. */
  readonly isInRow: boolean;
  /** Where it leads, when it is a link. */
  readonly to?: string;
}

/** A button, or a link that looks like one, that names the action and the record. */
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
