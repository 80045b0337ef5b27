// What tests of another workspace ask about a catalogue that they have made.
export { checkCatalogue } from '../catalogue/checking/check';
export { modeAvailability } from '../hours/availability';
export { closingTime } from '../hours/opening';
