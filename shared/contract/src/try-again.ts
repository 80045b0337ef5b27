/** Says when something that was refused for now will be possible: 'Please try again in 12 minutes.' Never too early (D116). */
export function tryAgainIn(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return sentence(whole, 'second');
  const minutes = Math.ceil(whole / 60);
  return minutes <= 90 ? sentence(minutes, 'minute') : sentence(Math.ceil(minutes / 60), 'hour');
}

const sentence = (count: number, unit: string) =>
  `Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
