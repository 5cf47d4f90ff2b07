import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { Banner } from './Banner.tsx';
import classes from './Banner.module.css';

/** The result of an action that replaces what had the focus; takes the focus when it appears. */
export const ResultBanner = (banner: ComponentProps<typeof Banner>) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={classes['result']}>
      <Banner {...banner} />
    </div>
  );
};
