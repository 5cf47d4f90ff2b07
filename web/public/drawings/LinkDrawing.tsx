import { Drawing } from './Drawing.tsx';
import classes from './Drawing.module.css';

/** A phone that sends a payment link, and a QR code on a counter. */
export const LinkDrawing = () => (
  <Drawing>
    <circle cx="250" cy="60" r="74" className={classes['warm']} />
    <rect x="44" y="24" width="92" height="156" rx="16" className={classes['paper']} />
    <rect x="76" y="34" width="28" height="5" rx="2.5" className={classes['line']} />
    <rect x="56" y="60" width="58" height="26" rx="9" className={classes['line']} />
    <rect x="66" y="96" width="60" height="40" rx="9" className={classes['brand']} />
    <path
      d="M94 118a5 5 0 0 0 7 .5l4-4a5 5 0 0 0-7-7l-2 2M99 114a5 5 0 0 0-7-.5l-4 4a5 5 0 0 0 7 7l2-2"
      className={classes['tick']}
    />
    <path d="M140 100c26-30 46-30 66-8" className={classes['dashed']} />
    <rect x="204" y="52" width="84" height="100" rx="10" className={classes['paper']} />
    {['M216 64h20v20h-20z', 'M256 64h20v20h-20z', 'M216 104h20v20h-20z'].map((d) => (
      <path key={d} d={d} className={classes['stroke']} />
    ))}
    <path
      d="M256 106h6v6h-6zM270 106h6v6h-6zM256 118h6v6h-6zM268 116h8v8h-8zM246 92h6v6h-6z"
      className={classes['accent']}
    />
    <rect x="222" y="136" width="48" height="5" rx="2.5" className={classes['line']} />
    <path d="M190 152h112l8 14H182z" className={classes['brand']} />
  </Drawing>
);
