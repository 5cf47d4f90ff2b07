import '../../test/fake.ts';
