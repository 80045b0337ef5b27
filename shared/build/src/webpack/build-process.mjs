// Builds one workspace after the other in this process, because half of the time of a build goes into loading the tools and warming them up.
// Each message names a webpack configuration and the folder of its workspace; the answer says what is wrong, or nothing.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const federation = require(
  join(dirname(require.resolve('@module-federation/enhanced')), 'lib/container/constant.js'),
);

const build = async ({ configuration, directory }) => {
  // The federation plugin takes the folder of its entry from the working directory when it is loaded, and modules are sorted by their paths.
  federation.TEMP_DIR = join(directory, 'node_modules/.federation');
  const { default: options } = await import(pathToFileURL(configuration).href);
  return new Promise((resolve, reject) => {
    const compiler = webpack(options);
    compiler.run((error, stats) => {
      compiler.close((fault) => {
        if (error ?? fault) return reject(error ?? fault);
        resolve(stats.hasErrors() ? stats.toString({ preset: 'errors-only' }) : '');
      });
    });
  });
};

process.on('message', (wanted) => {
  build(wanted)
    .catch((error) => error.stack)
    .then((faults) => process.send({ faults }));
});
// The process that asks has ended.
process.on('disconnect', () => process.exit());
