/**
 * Loaded before the product: shifts this process's Date by so many milliseconds. Timers are unchanged, as on a
 * machine whose clock is wrong.
 */
const shiftMs = Number(process.env['CLOCK_SHIFT_MS'] ?? 0);
const RealDate = Date;
const now = (): number => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
});
