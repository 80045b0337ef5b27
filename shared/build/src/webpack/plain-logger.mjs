// Replaces the logger of @module-federation/sdk in the shell; that one has levels, delegates and stack traces for debugging the runtime itself.
export const createLogger = (prefix) => ({
  warn: (...parts) => console.warn(prefix, ...parts),
  error: (...parts) => console.error(prefix, ...parts),
});

// The package exports these too; nothing in a page uses them.
export const createInfrastructureLogger = () => undefined;
export const bindLoggerToCompiler = () => undefined;
export const logger = undefined;
export const infrastructureLogger = undefined;
