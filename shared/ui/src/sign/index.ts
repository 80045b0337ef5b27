export { Sign } from './sign';
