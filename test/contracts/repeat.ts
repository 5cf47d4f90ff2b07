/** Calls one after the other, with 0, 1, … */
export const repeat = async (times: number, call: (time: number) => Promise<void>): Promise<void> => {
  for (let time = 0; time < times; time += 1) await call(time);
};
