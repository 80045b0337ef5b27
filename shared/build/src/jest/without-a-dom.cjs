// Without a DOM no component mounts. Static rendering stops observers from subscribing, and so from starting a ten-second timer that
// would wait for the mount.
if (typeof window === 'undefined') require('mobx-react-lite').enableStaticRendering(true);
