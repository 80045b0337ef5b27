const pattern = /^draft-[0-9a-f]{32}$/;

/** Whether a slug opens a preview of the draft of a menu, in place of a business (KIT-47). */
export function isDraftSlug(slug: string): boolean {
  return pattern.test(slug);
}

/** The address of the preview: on the site of a single business its first page, which has no slug. */
export function draftPath(slug: string, isSingle: boolean): string {
  return isSingle ? `/?draft=${slug}` : `/business/${slug}`;
}
