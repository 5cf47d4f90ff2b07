import { Drawing } from './Drawing.tsx';
import classes from './Drawing.module.css';

const movements = [44, 88, 132];

/** Movements of a bank statement, each tied to its invoice. */
export const StatementDrawing = () => (
  <Drawing>
    <circle cx="70" cy="60" r="56" className={classes['warm']} />
    <rect x="28" y="24" width="132" height="152" rx="12" className={classes['paper']} />
    {movements.map((y, index) => (
      <g key={y}>
        <g className={classes['line']}>
          <rect x="44" y={y} width={44 + (index % 2) * 14} height="8" rx="4" />
          <rect x="44" y={y + 14} width="30" height="6" rx="3" />
        </g>
        <rect x="114" y={y + 2} width="32" height="10" rx="5" className={classes['accent']} />
        <path d={`M164 ${y + 8}h44`} className={classes['dashed']} />
        <rect x="214" y={y - 10} width="76" height="36" rx="8" className={classes['paper']} />
        <rect x="226" y={y + 4} width="30" height="8" rx="4" className={classes['line']} />
        <circle cx="274" cy={y + 8} r="10" className={classes['brand']} />
        <path d={`m269 ${y + 8} 4 4 6-7`} className={classes['tick']} />
      </g>
    ))}
  </Drawing>
);
