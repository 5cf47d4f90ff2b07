export const usersModule = 1;
