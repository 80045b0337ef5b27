/** A list of brands as text. */
export function scopeText(brands: 'all' | readonly string[]): string {
  return brands === 'all' ? 'all brands' : brands.join(', ');
}
