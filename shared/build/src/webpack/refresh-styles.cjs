/** What a style sheet does when it was changed: the page takes the newest ones. */
module.exports = () => () => globalThis.storefrontDev && globalThis.storefrontDev.refreshStyles();
