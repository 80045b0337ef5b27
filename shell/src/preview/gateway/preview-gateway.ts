/** What the badge of a preview asks the platform. */
export interface PreviewGateway {
  /** The place in the source of the innermost position that has one, such as `src/pages/rewards.tsx:41 in addDish`. */
  placeOf(release: string, positions: readonly string[]): Promise<string | undefined>;
}
