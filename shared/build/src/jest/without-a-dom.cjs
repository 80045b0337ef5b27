// Without a DOM nothing mounts. Static rendering keeps observers from watching, and from a timer that waits ten seconds for
// the mount before it drops what they watch.
if (typeof window === 'undefined') require('mobx-react-lite').enableStaticRendering(true);
