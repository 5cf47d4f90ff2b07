export { UblOfDocuments } from './application/ubl-of-documents.ts';
