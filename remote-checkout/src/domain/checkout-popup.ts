/** What shows above the checkout: a message with one button, or the modal that names the dishes that have left the cart (ORD-7 to ORD-10). */
export type CheckoutPopup =
  | { readonly kind: 'message'; readonly title: string; readonly message: string }
  | { readonly kind: 'update'; readonly missing: readonly string[] };
