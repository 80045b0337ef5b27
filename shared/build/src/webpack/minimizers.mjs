import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';

// SWC has threads of its own, and a style sheet takes less time than starting a process for it.
const parallel = false;

export const scriptMinimizer = () =>
  new MinimizerPlugin({
    parallel,
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    minimizerOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
  });

export const styleMinimizer = () => new CssMinimizerPlugin({ parallel });
