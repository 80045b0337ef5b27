/** A postcode district near the searched place, with the number of restaurants that its listing shows (LST-62). */
export interface NearPlace {
  readonly postcode: string;
  readonly restaurants: number;
}
