import { createRoot } from 'react-dom/client';
import '../styles/base.css';
import { defaultTokens, tokenNames, tokenProperty } from '../tokens';
import type { Tokens } from '../tokens';
import { Gallery } from './gallery';

declare const GALLERY_BRANDS: Record<string, Partial<Tokens>>;

const parameters = new URLSearchParams(window.location.search);
const brand = parameters.get('brand') ?? 'marketplace';
const tokens = { ...defaultTokens, ...GALLERY_BRANDS[brand] };
for (const name of tokenNames) document.documentElement.style.setProperty(tokenProperty(name), tokens[name]);

const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <Gallery
      brand={brand}
      brands={Object.keys(GALLERY_BRANDS)}
      opened={parameters.get('open') ?? undefined}
    />,
  );
}
