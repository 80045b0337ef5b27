/** How people write a list of brands. */
export function scopeText(brands: 'all' | readonly string[]): string {
  return brands === 'all' ? 'all brands' : brands.join(', ');
}
