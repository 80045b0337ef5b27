// The options of the commands in this folder. Each command reads them before it installs or builds what it needs, and the program that it
// starts reads them again. Wrong use and `--help` print the usage and end the process.
import { Argument, Command, InvalidArgumentError, Option } from 'commander';

const createProgram = (name, description) =>
  new Command(`npm run ${name} --`)
    .description(description)
    .helpOption('--help', 'show this text')
    .showHelpAfterError();

const positive = (text) => {
  if (!(Number(text) > 0)) throw new InvalidArgumentError('It takes a number above 0.');
  return Number(text);
};

const wholeNumber = (text) => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It takes a whole number.');
  return Number(text);
};

export const clusterOptions = (args) =>
  createProgram(
    'cluster',
    'Runs the product on PostgreSQL and an S3-speaking server, in five processes behind a balancer.',
  )
    .option('--check', 'places orders, rolls a release back, kills one process of each kind, and ends')
    .option('--short', 'with --check: the short form that npm test runs')
    .option(
      '--standby',
      'on a PostgreSQL that fails over; with --check its primary is killed and silenced',
      false,
    )
    .parse(args, { from: 'user' })
    .opts();

export const tortureOptions = (args) =>
  createProgram('torture', 'Kills, stops, overloads and misleads the product, and says whether it survives.')
    .option('--quick', 'the short form that npm test runs')
    .addOption(new Option('--soak', 'steady load instead').conflicts('quick'))
    .addOption(new Option('--minutes <number>', 'of steady load').argParser(positive).default(60))
    .option('--write', 'keeps the report in docs/')
    .parse(args, { from: 'user' })
    .opts();

export const restoreOptions = (args) =>
  createProgram(
    'rehearse-restore',
    'Loses the database under orders, restores it to a point in time, and counts what is lost, kept and sent twice.',
  )
    .parse(args, { from: 'user' })
    .opts();

export const rolloutDemoOptions = (args) =>
  createProgram('demo:rollout', 'Plays a rollout that succeeds, and three that the guard stops.')
    .parse(args, { from: 'user' })
    .opts();

export const simulateOptions = (args) =>
  createProgram('simulate -w tools', 'Plays simulated rollouts against the guard, and prints the figures.')
    .addArgument(new Argument('[seed]', 'of the random numbers').argParser(wholeNumber).default(20261122))
    .parse(args, { from: 'user' }).processedArgs;
