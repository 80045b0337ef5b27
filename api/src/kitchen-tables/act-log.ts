/** Writes an act into the log of the business. */
export type ActLog = (act: {
  readonly act: string;
  readonly subject: string;
  readonly before: string;
  readonly after: string;
}) => Promise<void>;
