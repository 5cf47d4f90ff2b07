import { LegalPage } from './LegalPage.tsx';
import { bg } from './terms/bg.ts';
import { en } from './terms/en.ts';

const documents = { bg, en };

const TermsPage = () => <LegalPage page="terms" documents={documents} />;
export default TermsPage;
