// Replaces the sentences of @module-federation/error-codes in the shell: an error says its code and the address of the page that explains it.
export const runtimeDescMap = {};
export const errorDescMap = {};

// The package exports these too; nothing in a page uses them.
export const typeDescMap = {};
export const buildDescMap = {};
