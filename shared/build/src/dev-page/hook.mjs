// This module comes first: React looks for the hook when it starts.
import * as refresh from 'react-refresh/runtime';

refresh.injectIntoGlobalHook(globalThis);

export { refresh };
