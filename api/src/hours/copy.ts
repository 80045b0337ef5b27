/** How opening hours are told. */
export const copy = {
  closed: 'Closed',
  allDay: 'Open 24 hours',
  openUntil: (time: string) => `Open until ${time}`,
  resumesAt: (time: string) => `Takes orders again at ${time}`,
  opensAt: (time: string) => `Opens at ${time}`,
  opensTomorrow: (time: string) => `Opens tomorrow at ${time}`,
  /** `day` is a weekday or a date in words. */
  opensOn: (day: string, time: string) => `Opens on ${day} at ${time}`,
} as const;
