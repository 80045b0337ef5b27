// Builds every component in every brand as one page: `npm run gallery -w @storefront/ui`, then open dist/gallery/index.html.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rules } from '@storefront/build/webpack/rules';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const directory = fileURLToPath(new URL('../', import.meta.url));
const output = fileURLToPath(new URL('../dist/gallery/', import.meta.url));
const brandFiles = new URL('../../../platform/brands/', import.meta.url);

const brands = {};
for (const file of (await readdir(brandFiles)).filter((name) => name.endsWith('.json')).sort()) {
  const { id, tokens } = JSON.parse(await readFile(new URL(file, brandFiles), 'utf8'));
  brands[id] = tokens;
}

const configuration = {
  mode: 'production',
  context: directory,
  devtool: false,
  performance: false,
  entry: './src/gallery/main.tsx',
  output: { path: output, filename: 'gallery.js', clean: true, publicPath: '' },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: { rules: rules({ feature: 'gallery', layer: 'remote' }) },
  plugins: [
    new MiniCssExtractPlugin({ filename: 'gallery.css' }),
    new webpack.DefinePlugin({ GALLERY_BRANDS: JSON.stringify(brands) }),
  ],
};

// The page has the product's content security policy, so that a component that writes a style or a script fails here first.
const page = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:">
<link rel="icon" href="data:,">
<title>Components</title>
<link rel="stylesheet" href="gallery.css">
</head>
<body><div id="root"></div><script src="gallery.js"></script></body>
</html>
`;

const stats = await new Promise((done, fail) => {
  webpack(configuration, (error, result) => (error ? fail(error) : done(result)));
});
if (stats.hasErrors()) {
  process.stderr.write(`${stats.toString('errors-only')}\n`);
  process.exit(1);
}
await mkdir(output, { recursive: true });
await writeFile(`${output}index.html`, page);
await writeFile(`${output}brands.json`, JSON.stringify(Object.keys(brands)));
process.stdout.write(`${output}index.html\n`);
