/** A version such as 2.1.0 or 2.1.0-rc.1, as the source of a regular expression without its ends. */
export const versionPattern = '[0-9]{1,9}\\.[0-9]{1,9}\\.[0-9]{1,9}(-[0-9A-Za-z.-]{1,40})?';
/** The name of a feature or of a partner's remote in its place, such as checkout or northbank/checkout. */
export const featureNamePattern = '[a-z][a-z0-9-]*(/[a-z][a-z0-9-]*)?';
export const longestFeatureName = 80;
