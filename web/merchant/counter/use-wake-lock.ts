import { useEffect } from 'react';

/** Keeps the screen on while `isActive`, where the browser offers it (Screen Wake Lock API). */
export const useWakeLock = (isActive: boolean): void => {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const sentinel = await navigator.wakeLock.request('screen');
        if (isOver) await sentinel.release();
        else lock = sentinel;
      } catch {
        // Refused, for example on a low battery: the screen goes off as it always does.
      }
    };
    // The browser releases the lock when the page is hidden.
    const onVisible = (): void => void request();
    void request();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, [isActive]);
};
