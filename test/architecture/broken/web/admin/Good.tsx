export { Icon } from '../shared/icons/Icon.tsx';
