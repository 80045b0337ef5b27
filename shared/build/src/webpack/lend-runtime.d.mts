/** Runtime plugin of the shell: its `beforeInit` lays out the federation runtime that remotes borrow. */
export default function lendRuntime(): { beforeInit<Arguments>(args: Arguments): Arguments };
