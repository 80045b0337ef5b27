// The exports of the code before the newest migration that its test needs; `npm run migration` keeps them.
export { changeRollout } from '../registry/commands/change-rollout';
export { freezeBrand, unfreezeBrand } from '../registry/commands/freeze-brand';
export { pinRelease, unpinRelease } from '../registry/commands/pin-release';
export { promoteRelease } from '../registry/commands/promote-release';
export { revokeRelease } from '../registry/commands/revoke-release';
export { rollBack } from '../registry/commands/roll-back';
export { startRollout } from '../registry/commands/start-rollout';
export { registryMigrations } from '../registry/database';
export { databaseRegistry } from '../registry/database-registry';
export { GuardStore } from '../rollout-guard/guard-store';
export { aReleaseOf } from './releases';
