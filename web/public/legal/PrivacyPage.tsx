import { LegalPage } from './LegalPage.tsx';
import { bg } from './privacy/bg.ts';
import { en } from './privacy/en.ts';

const documents = { bg, en };

const PrivacyPage = () => <LegalPage page="privacy" documents={documents} />;
export default PrivacyPage;
