/** A value whose fields and items are all read-only. */
export type Kept<Value> = Value extends readonly (infer Item)[]
  ? readonly Kept<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Kept<Value[Key]> }
    : Value;
