// The options of `npm run image`, which are read before anything is built and again by the program that builds the image. Wrong use and
// `--help` print the usage and end the process.
import { Command } from 'commander';

export const imageOptions = (args) =>
  new Command('npm run image --')
    .description('Builds the image with docker or podman, starts it and places an order in it.')
    .option('--engine <command>', 'the engine and its options, such as "podman --runtime runc"')
    .helpOption('--help', 'show this text')
    .showHelpAfterError()
    .parse(args, { from: 'user' })
    .opts();
