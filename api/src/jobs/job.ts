/** Work that every instance repeats in the background. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  run(): Promise<void>;
}
