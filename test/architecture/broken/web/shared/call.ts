export const call = () => null;
