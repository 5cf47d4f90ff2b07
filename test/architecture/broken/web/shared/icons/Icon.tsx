export const Icon = () => null;
