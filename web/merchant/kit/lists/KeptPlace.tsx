import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface KeptPlaceProps {
  readonly isShown: boolean;
  /** In its place while it is not shown. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the height of what was shown, so that what stands below does not move. */
export const KeptPlace = ({ isShown, instead, children }: KeptPlaceProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    if (isShown) setHeight(place.current?.offsetHeight);
  }, [isShown, children]);
  return (
    <div ref={place} style={isShown ? undefined : { display: 'grid', minHeight: height }}>
      {isShown ? children : instead}
    </div>
  );
};
