const head = `# Figures

Written by \`npm run bench\`, each section when it was measured last; medians unless it says otherwise. The pace of the machine is the time of a
fixed piece of script before and after, compared with a quiet machine: 2 is half as fast.
`;

const titleOf = (section: string): string => section.slice(0, section.indexOf('\n')).trim();

const sectionsOf = (markdown: string): string[] =>
  markdown
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith('## '))
    .map((part) => part.trim());

/** Replaces the sections of a page that have the same titles as these; new sections are added at the end. */
export function replaceSections(markdown: string, sections: readonly string[]): string {
  const byTitle = new Map(
    [...sectionsOf(markdown), ...sections].map((section) => [titleOf(section), section]),
  );
  return `${[head.trim(), ...byTitle.values()].join('\n\n')}\n`;
}
