/** Something done again and again beside requests, on every instance at once. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  run(): Promise<void>;
}
