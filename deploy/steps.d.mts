/** The steps that programs in TypeScript take. */
export function build(): Promise<void>;
