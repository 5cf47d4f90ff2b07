export const receipt = 1;
