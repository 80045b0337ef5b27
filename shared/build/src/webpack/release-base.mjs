/* global __webpack_public_path__:writable, releaseBase */
// Comes first in a server part: only the server that evaluates it knows under which address the pictures of the release are found.
__webpack_public_path__ = releaseBase;
