/**
 * Thrown when the product cannot start with these settings; the message is a sentence for the person at the terminal.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
