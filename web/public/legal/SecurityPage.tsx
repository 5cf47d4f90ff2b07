import { LegalPage } from './LegalPage.tsx';
import { bg } from './security/bg.ts';
import { en } from './security/en.ts';

const documents = { bg, en };

const SecurityPage = () => <LegalPage page="security" documents={documents} />;
export default SecurityPage;
