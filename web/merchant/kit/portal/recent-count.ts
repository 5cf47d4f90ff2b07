/** Recent lists show the first five entries (specification, point 9). */
export const recentCount = 5;
