import classes from './Details.module.css';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What was noted of an act or a job, name beside value, as it was noted. */
export const Details = ({ data }: { data: Readonly<Record<string, unknown>> }) => {
  const noted = Object.entries(data);
  if (noted.length === 0) return '-';
  return (
    <ul className={classes['details']}>
      {noted.map(([name, value]) => (
        <li key={name}>
          <code>{name}</code> {textOf(value)}
        </li>
      ))}
    </ul>
  );
};
