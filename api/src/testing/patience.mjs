// A fresh database takes a second to make, and several on a busy machine.
jest.setTimeout(60_000);
