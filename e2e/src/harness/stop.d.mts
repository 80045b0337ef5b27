export default function stop(): Promise<void>;
