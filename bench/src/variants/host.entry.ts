// The usual asynchronous boundary: shared modules are settled between the remotes before the shell is evaluated.
void import('./host-start');
