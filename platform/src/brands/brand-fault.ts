/** A fault that keeps a brand file from being served, as a sentence with its place. */
export interface BrandFault {
  /** File name, such as `northbank.json`. */
  readonly file: string;
  /** JSON pointer into the file, or '' for the file as a whole. */
  readonly place: string;
  readonly fault: string;
}

/** `northbank.json /texts/footer: …` */
export function faultSentence({ file, place, fault }: BrandFault): string {
  return `${file}${place === '' ? '' : ` ${place}`}: ${fault}`;
}
