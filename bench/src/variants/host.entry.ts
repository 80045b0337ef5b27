// The usual asynchronous boundary: shared modules are negotiated with the remotes before the shell is evaluated.
void import('./host-start');
