export { default } from './DeveloperPages.tsx';
