import '../../src/modules/users/domain/user.ts';
