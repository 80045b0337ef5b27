/** Bytes of scripts by page, as `docs/bytes.json` holds them. */
export type PageBudgets = Readonly<Record<string, number>>;

// Version names and the order of modules change the size of a file by a few bytes.
const margin = 0.01;

/** The pages whose scripts are larger than their budget, one sentence for each. */
export function heavyPages(weights: PageBudgets, budgets: PageBudgets): string[] {
  return Object.entries(weights).flatMap(([page, bytes]) => {
    const limit = Math.round((budgets[page] ?? 0) * (1 + margin));
    return bytes <= limit
      ? []
      : [
          `${page}: its scripts weigh ${bytes} bytes, at most ${limit}. If that is worth it, run \`npm run bytes\`.`,
        ];
  });
}
