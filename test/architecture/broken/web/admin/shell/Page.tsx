export const Page = 1;
