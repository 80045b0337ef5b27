export function imageOptions(args: readonly string[]): { readonly engine?: string };
