/** Relative luminance of `#RRGGBB` (WCAG 2.2), from 0 to 1. */
const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours `#RRGGBB` (WCAG 2.2), from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
};

/** Black or white, whichever has more contrast on a colour: at least 4.58 on every one. */
export const textOn = (color: string): '#000000' | '#FFFFFF' =>
  contrastOf(color, '#000000') > contrastOf(color, '#FFFFFF') ? '#000000' : '#FFFFFF';

/** Whether an area of the colour can hardly be seen on white paper. */
export const isPale = (color: string): boolean => contrastOf(color, '#FFFFFF') < 1.4;
