import '#modules/users/domain/user.ts';
