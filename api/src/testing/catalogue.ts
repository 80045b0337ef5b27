// What tests of other workspaces need to check a catalogue that they made.
export { checkCatalogue } from '../catalogue-files/checking/check';
export { modeAvailability } from '../hours/availability';
export { closingTime } from '../hours/opening';
