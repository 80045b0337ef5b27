type Labels = Readonly<Record<string, string>>;

const seriesOf = (name: string, labels: Labels) => {
  const pairs = Object.entries(labels).map(
    ([label, value]) => `${label}="${value.replace(/["\\\n]/g, '_')}"`,
  );
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
};

/** One series of a counter, since the process began. */
export interface Counted {
  readonly labels: Labels;
  readonly value: number;
}

/** Counters by name and labels, in the format of Prometheus. */
export class Counters {
  private readonly values = new Map<string, Map<string, { readonly labels: Labels; value: number }>>();

  /** `labels` must be few and known: each combination is kept for ever. */
  add(name: string, labels: Labels = {}, amount = 1) {
    const series = seriesOf(name, labels);
    const ofName = this.values.get(name) ?? new Map<string, { readonly labels: Labels; value: number }>();
    const counted = ofName.get(series);
    if (counted !== undefined) counted.value += amount;
    else this.values.set(name, ofName.set(series, { labels, value: amount }));
  }

  /** Every counter by name. */
  all(): ReadonlyMap<string, readonly Counted[]> {
    return new Map([...this.values].map(([name, series]) => [name, [...series.values()]]));
  }

  /** The text of `/metrics`. */
  text(): string {
    const lines = [...this.values].flatMap(([name, series]) => [
      `# TYPE ${name} counter`,
      ...[...series].map(([one, { value }]) => `${one} ${value}`),
    ]);
    return `${lines.join('\n')}\n`;
  }
}
