function singular(word: string): string {
  if (word.length < 4) return word;
  if (word === 'leaves') return 'leaf';
  if (/[rt]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/(?<![isu])s$/, '');
}

/** The words of a dish's name in lower case, without accents and in the singular, as in the tables of icons. */
export function dishNameWords(name: string): string[] {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9&-]+/)
    .filter((word) => word !== '')
    .map(singular);
}
