/** The version of the host contract: what `@storefront/host` promises to remotes. */
export const hostContractVersion = '1.0.0';
