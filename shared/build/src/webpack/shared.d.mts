/** The part of a package.json that is read. */
interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

interface SharedPackage {
  readonly name: string;
  readonly version: string;
  readonly singleton: boolean;
  readonly provided: boolean;
}

export function sharedPackages(manifest: Manifest, options: { readonly provided: boolean }): SharedPackage[];
export function hostContract(
  manifest: Manifest,
  options: { readonly provided: boolean },
): { readonly provided: string } | { readonly needed: string };
