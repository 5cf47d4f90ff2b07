import { Icon } from '../icons/Icon.tsx';
import classes from './Disc.module.css';

const letter = /^\p{L}/u;
const opening = /^[„“”"'«(\s]+/u;

/** The initial of a person or firm; decorative, beside the name. */
export const Disc = ({ name }: { name: string }) => {
  const [initial = ''] = name.replace(opening, '');
  return (
    <span className={classes['disc']} aria-hidden="true">
      {letter.test(initial) ? initial.toUpperCase() : <Icon name="person" size={18} />}
    </span>
  );
};
