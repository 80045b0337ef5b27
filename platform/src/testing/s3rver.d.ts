declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    readonly address: string;
    /** 0 takes any free port. */
    readonly port: number;
    readonly silent: boolean;
    /** Where the objects are kept. */
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  /** An S3-speaking server; its only key is `S3RVER`, with the secret `S3RVER`. */
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
