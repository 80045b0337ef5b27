export interface GradientColours {
  from: string;
  to: string;
}

export function gradient(id: string, { from, to }: GradientColours): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}
