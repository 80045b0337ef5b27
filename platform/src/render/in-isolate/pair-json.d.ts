/** The pair, its parts in the order in which they are evaluated; written by `pair-config.ts`. */
declare module 'pair.json' {
  const pair: {
    /** Whether what the parts write to their consoles is part of the answer (development). */
    readonly keepsConsole: boolean;
    readonly parts: readonly {
      readonly role: 'shell' | 'remote';
      readonly base: string;
      /** The name of its module. */
      readonly module: string;
    }[];
  };
  export default pair;
}
