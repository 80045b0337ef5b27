export { publishDue } from '../menu-desk/publish-due';
export { sweep } from '../jobs/sweep';
