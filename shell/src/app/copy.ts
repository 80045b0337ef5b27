/** Texts that the shell shows on every page. */
export const copy = {
  dropped: 'Something we had kept for you could no longer be read, so we have put it aside.',
  cartDropped: 'Your basket could no longer be read, so it has been emptied.',
  cannotLogIn: 'The login cannot be opened right now. Please try again.',
  cannotShowPreview: 'This is a preview, and what it shows cannot be named now. Load the page again.',
} as const;
