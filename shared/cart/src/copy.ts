/** What customers read of a stored cart. */
export const copy = { unreadable: 'Your basket could no longer be read, so it has been emptied.' } as const;
