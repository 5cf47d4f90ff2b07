export { Button } from '../shared/layout/Button.tsx';
