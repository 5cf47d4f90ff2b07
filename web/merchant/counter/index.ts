export { default as CounterPage } from './CounterPage.tsx';
