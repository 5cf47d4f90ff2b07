import '../../../users/users.module.ts';
