import { auditFields } from '../../console/src/domain/audit-filters';
import { registryCommandTable } from '@storefront/contract';
import { checkoutCommands, consolePages } from '../../console/src/domain/pages';
import { commands } from './run-command-line';

const shown: readonly string[] = Object.values(consolePages).flatMap(({ shows }) => [...shows]);
const ofChange = ['reason', 'try-out'];

describe('the command line and the console', () => {
  it('[CON-3/commands] every command is a form or a page of the console, and the console has no others', () => {
    const names = commands.map(({ name }) => name).filter((name) => !checkoutCommands.includes(name));
    expect([...registryCommandTable.map(({ name }) => name), ...shown].sort()).toStrictEqual(names.sort());
  });

  it.each(registryCommandTable.map((form) => [form.name, form] as const))(
    '[CON-3/commands] %s takes the same arguments and options in both',
    (name, { fields }) => {
      const command = commands.find((one) => one.name === name);
      const options = Object.keys(command?.options ?? {}).filter((option) => !ofChange.includes(option));
      const named = fields.filter(({ argument }) => argument === undefined).map((field) => field.name);
      expect(fields.filter(({ argument }) => argument !== undefined)).toHaveLength(
        command?.argumentNames.length ?? -1,
      );
      expect(named.sort()).toStrictEqual(options.sort());
    },
  );

  it('[CON-3/commands] the audit log is filtered by the same options in both', () => {
    const audit = commands.find(({ name }) => name === 'audit');
    expect(auditFields.map(({ name }) => name).sort()).toStrictEqual(
      Object.keys(audit?.options ?? {}).sort(),
    );
  });
});
