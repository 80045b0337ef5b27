/** Lays out the federation runtime that remotes borrow, at `globalThis.storefrontFederation`. */
export function lendRuntime(): void;
