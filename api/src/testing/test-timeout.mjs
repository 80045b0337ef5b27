// Creating a database takes a second, and several on a busy machine.
jest.setTimeout(60_000);
