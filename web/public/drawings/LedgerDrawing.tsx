import { Drawing } from './Drawing.tsx';
import classes from './Drawing.module.css';

const rows = [56, 84, 112, 140];

/** A ledger exported as a file. */
export const LedgerDrawing = () => (
  <Drawing>
    <circle cx="262" cy="150" r="60" className={classes['warm']} />
    <rect x="36" y="24" width="196" height="150" rx="12" className={classes['paper']} />
    <path d="M36 36a12 12 0 0 1 12-12h172a12 12 0 0 1 12 12v8H36z" className={classes['brand']} />
    {rows.map((y, index) => (
      <g key={y} className={classes['line']}>
        <rect x="52" y={y} width="40" height="8" rx="4" />
        <rect x="108" y={y} width={36 + (index % 2) * 12} height="8" rx="4" />
        <rect x="182" y={y} width="34" height="8" rx="4" />
      </g>
    ))}
    <rect x="182" y="140" width="34" height="8" rx="4" className={classes['accent']} />
    <path d="M238 96c20 0 30 8 30 26" className={classes['dashed']} />
    <rect x="240" y="122" width="56" height="58" rx="10" className={classes['paper']} />
    <path d="M268 134v26M257 150l11 11 11-11" className={classes['stroke']} />
  </Drawing>
);
