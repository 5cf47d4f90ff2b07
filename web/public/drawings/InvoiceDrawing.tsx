import { Drawing } from './Drawing.tsx';
import classes from './Drawing.module.css';

/** A paid invoice. */
export const InvoiceDrawing = () => (
  <Drawing>
    <circle cx="76" cy="140" r="64" className={classes['warm']} />
    <path d="M104 20h92l32 32v128H104z" className={classes['paper']} />
    <path d="M196 20v32h32" className={classes['paper']} />
    <rect x="120" y="44" width="48" height="8" rx="4" className={classes['brand']} />
    {[72, 88, 104].map((y) => (
      <g key={y} className={classes['line']}>
        <rect x="120" y={y} width="58" height="6" rx="3" />
        <rect x="190" y={y} width="24" height="6" rx="3" />
      </g>
    ))}
    <path d="M120 124h94" className={classes['dashed']} />
    <rect x="168" y="138" width="46" height="12" rx="6" className={classes['accent']} />
    <circle cx="236" cy="150" r="30" className={classes['brand']} />
    <path d="m223 151 9 9 17-19" className={classes['tick']} />
  </Drawing>
);
