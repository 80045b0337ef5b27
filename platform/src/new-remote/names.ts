/** A remote's name in the forms that its files use. */
export interface RemoteNames {
  /** `gift-cards`, as in paths and file names. */
  readonly name: string;
  /** `GiftCards`, as in names of classes. */
  readonly pascal: string;
  /** `Gift cards`, as in texts. */
  readonly words: string;
}

// Longer names would break the lines of the templates.
const longest = 20;

/** The forms of a name, or why it is not valid. */
export function remoteNames(name: string): RemoteNames | { readonly fault: string } {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > longest)
    return {
      fault: `"${name}" is no name of a remote: take at most ${longest} letters a-z, digits and hyphens, such as gift-cards`,
    };
  const parts = name.split('-');
  const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  return { name, pascal: parts.map(capital).join(''), words: capital(parts.join(' ')) };
}
